/** The texts of the site itself, and the language: the browser's at first, then the reader's choice. */

import type { FluentBundle } from '@fluent/bundle';
import { api } from '$lib/wire/api';
import { LANGS, type Lang } from '$lib/wire/manifest';
import { recall, remember } from '$lib/page/memory';
import { format, makeBundle, type Variables } from './words';

/** Where the texts lie: only those of the reader's language are fetched. */
const SOURCES: Record<Lang, () => Promise<{ default: string }>> = {
  de: () => import('../../words/site.de.ftl?raw'),
  en: () => import('../../words/site.en.ftl?raw'),
};

async function load(lang: Lang): Promise<FluentBundle> {
  return makeBundle(lang, [(await SOURCES[lang]()).default]);
}

/** The remembered language if it exists here, else the first supported one that the browser asks for, else English. */
export function firstLang(remembered: string, wished: readonly string[]): Lang {
  const tags = [remembered, ...wished.map((tag) => tag.slice(0, 2).toLowerCase())];
  return (
    LANGS.find((lang) => lang === tags.find((tag) => (LANGS as readonly string[]).includes(tag))) ?? 'en'
  );
}

class Site {
  lang = $state<Lang>(firstLang(recall('lang'), navigator.languages));
  /** The texts in the language that is spoken; none until `speak` has fetched them, which comes before all else. */
  bundle = $state.raw<FluentBundle>(makeBundle('en', []));

  /** Speak a language as soon as its texts are there; where they do not come, go on as before. */
  async speak(lang: Lang): Promise<void> {
    const found = await Promise.all([load(lang), api.speak(lang)]).catch(() => null);
    if (!found) return;
    [this.bundle] = found;
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  /** Speak the language that the reader has chosen, from now on. */
  async choose(lang: Lang): Promise<void> {
    remember('lang', lang);
    await this.speak(lang);
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }
}

export const site = new Site();
document.documentElement.lang = site.lang;

/** The line that explains an option: the attribute `.hint` of its message. */
export function hint(id: string): string {
  return format(site.bundle, id, 'hint');
}

/** A text of the site in the reader's language. */
export function t(id: string, variables: Variables = {}): string {
  return format(site.bundle, id, '', variables);
}
