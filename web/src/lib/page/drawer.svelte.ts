/** The rules drawer: one key or one click on a clause away, on every page that shows a game. */

import type { Clause, Lang, Manifest } from '$lib/wire/manifest';

class Drawer {
  manifest = $state.raw<Manifest | null>(null);
  isOpen = $state(false);
  clause = $state('');
  /** Counts the openings, so that opening the same clause again scrolls to it again. */
  times = $state(0);
  private opener: Element | null = null;

  open(clause = ''): void {
    if (!this.isOpen) this.opener = document.activeElement;
    this.isOpen = true;
    this.clause = clause;
    this.times += 1;
  }

  close(): void {
    this.isOpen = false;
    if (this.opener instanceof HTMLElement) this.opener.focus();
  }

  find(clause: string, lang: Lang): Clause | undefined {
    return this.manifest?.rules[lang].find((one) => one.id === clause);
  }
}

export const drawer = new Drawer();
