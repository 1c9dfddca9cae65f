/** The state of the rules drawer, which a key or a click on a clause opens on every page that shows a game. */

import { api } from '$lib/wire/api';
import type { Clause, Lang, Manifest, Rules } from '$lib/wire/manifest';

class Drawer {
  manifest = $state.raw<Manifest | null>(null);
  /** The rules of the game; null until somebody wants to read in them. */
  rules = $state.raw<Rules | null>(null);
  /** They were wanted and did not come. */
  isFailed = $state(false);
  isOpen = $state(false);
  clause = $state('');
  /** How often it was opened; a change makes the drawer scroll to the clause, even to the same one. */
  times = $state(0);
  /** The element that had the focus when the drawer opened; it gets the focus back. */
  private opener: Element | null = null;
  /** How many steps back in the history are our own. */
  private returns = 0;

  constructor() {
    window.addEventListener('popstate', () => this.left());
  }

  /** Lay out the rules of a game, or of none, to be opened. */
  lay(manifest: Manifest | null): void {
    this.manifest = manifest;
    this.rules = null;
    if (!manifest) this.isOpen = false;
  }

  /** Fetch the rules, as somebody is about to read in them. */
  async fetch(): Promise<void> {
    const { manifest } = this;
    if (!manifest || this.rules) return;
    try {
      const rules = await api.rules(manifest);
      if (manifest === this.manifest) this.rules = rules;
      this.isFailed = false;
    } catch {
      this.isFailed = true;
    }
  }

  /** An entry of the history stands for the open drawer, so that the browser's Back closes it and not the page. */
  open(clause = ''): void {
    if (!this.isOpen) {
      this.opener = document.activeElement;
      window.history.pushState({ drawer: true }, '');
    }
    void this.fetch();
    this.isOpen = true;
    this.clause = clause;
    this.times += 1;
  }

  close(): void {
    if ((window.history.state as { drawer?: boolean } | null)?.drawer) {
      this.returns += 1;
      window.history.back();
    }
    this.hide();
  }

  private left(): void {
    if (this.returns) this.returns -= 1;
    else if (this.isOpen) this.hide();
  }

  private hide(): void {
    this.isOpen = false;
    if (this.opener instanceof HTMLElement) this.opener.focus();
  }

  find(clause: string, lang: Lang): Clause | undefined {
    return this.rules?.clauses[lang].find((one) => one.id === clause);
  }
}

export const drawer = new Drawer();
