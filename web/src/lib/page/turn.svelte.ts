/** Tells a person whose page may be in the background that it is their turn, or that the game is over. */

import { t } from '$lib/words/site.svelte';
import { notices } from './notices.svelte';
import { sounds } from './sound.svelte';

/** Who has just answered and is asked again so soon needs no sound: they are looking. */
const SOON_MS = 4000;

/** Show in the icon of the page whether it is this person's turn. */
export function markIcon(isTurn: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = icon.href.replace(/icon(-turn)?\.svg$/, isTurn ? 'icon-turn.svg' : 'icon.svg');
}

/** What a person at one table has been told. What was so when the page opened is no news. */
export class TurnTeller {
  private wasTurn: boolean | null = null;
  private wasOver: boolean | null = null;
  private askedLast = -Infinity;

  constructor(
    private readonly table: string,
    private readonly game: string,
  ) {}

  /** The table has changed. */
  see(isTurn: boolean, isOver: boolean, now = performance.now()): void {
    markIcon(isTurn);
    if (isTurn && this.wasTurn === false) this.tellTurn(now);
    if (isTurn || this.wasTurn) this.askedLast = now;
    if (isOver && this.wasOver === false) sounds.play('end');
    this.wasTurn = isTurn;
    this.wasOver = isOver;
  }

  /** Somebody at the table reminds this person of their turn. */
  nudged(who: string): void {
    sounds.play('turn');
    void notices.tell(t('talk-nudged', { who }), this.game, this.table);
  }

  private tellTurn(now: number): void {
    if (document.hidden || !document.hasFocus() || now - this.askedLast > SOON_MS) sounds.play('turn');
    void notices.tell(t('your-turn'), this.game, this.table);
  }
}
