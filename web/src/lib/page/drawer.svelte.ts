/** The state of the rules drawer, which a key or a click on a clause opens on every page that shows a game. */

import type { Clause, Lang, Manifest } from '$lib/wire/manifest';

class Drawer {
  manifest = $state.raw<Manifest | null>(null);
  isOpen = $state(false);
  clause = $state('');
  /** How often it was opened; a change makes the drawer scroll to the clause, even to the same one. */
  times = $state(0);
  /** The element that had the focus when the drawer opened; it gets the focus back. */
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
