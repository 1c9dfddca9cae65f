/** The texts of the site itself, and the language: the browser's at first, then the reader's choice. */

import de from '../../words/site.de.ftl?raw';
import en from '../../words/site.en.ftl?raw';
import { LANGS, type Lang } from '$lib/wire/manifest';
import { recall, remember } from '$lib/page/memory';
import { format, makeBundle, type Variables } from './words';

const bundles = { de: makeBundle('de', [de]), en: makeBundle('en', [en]) };

/** The remembered language if it exists here, else the first supported one that the browser asks for, else English. */
export function firstLang(remembered: string, wished: readonly string[]): Lang {
  const tags = [remembered, ...wished.map((tag) => tag.slice(0, 2).toLowerCase())];
  return (
    LANGS.find((lang) => lang === tags.find((tag) => (LANGS as readonly string[]).includes(tag))) ?? 'en'
  );
}

class Site {
  lang = $state<Lang>(firstLang(recall('lang'), navigator.languages));

  speak(lang: Lang): void {
    this.lang = lang;
    remember('lang', lang);
    document.documentElement.lang = lang;
  }

  has(id: string): boolean {
    return bundles[this.lang].hasMessage(id);
  }
}

export const site = new Site();
document.documentElement.lang = site.lang;

/** The line that explains an option: the attribute `.hint` of its message. */
export function hint(id: string): string {
  return format(bundles[site.lang], id, 'hint');
}

/** A text of the site in the reader's language. */
export function t(id: string, variables: Variables = {}): string {
  return format(bundles[site.lang], id, '', variables);
}
