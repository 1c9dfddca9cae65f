/** The tooltip beside the element that is pointed at, pressed or focused; the page has one (parts/TipCard.svelte). */

import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';

/** On a touch screen, where no pointer leaves, a tip disappears after this time. */
const TOUCH_TIP_MS = 2500;
/** A tip that was asked for stays this long: it has a link that must be reached. */
const PINNED_TIP_MS = 7000;

/** What a tip says: what something is, what it does, why it cannot be chosen, and the clause that says so. */
export interface Telling {
  readonly text: string;
  readonly effect?: string;
  readonly why?: string;
  readonly clause?: string;
}

class Tip {
  telling = $state.raw<Telling>({ text: '' });
  at = $state.raw<DOMRect | null>(null);
  /** It was asked for by a press, so it stays for a while and its link can be followed. */
  isPinned = $state(false);

  private element: Element | null = null;
  private fading: ReturnType<typeof setTimeout> | undefined;

  /** Show a tip while something is pointed at; one that was asked for stays. */
  show(element: Element, telling: Telling): void {
    if (!this.isPinned)
      this.lay(element, telling, window.matchMedia('(hover: none)').matches && TOUCH_TIP_MS);
  }

  /** Show a tip that was asked for. */
  pin(element: Element, telling: Telling): void {
    this.lay(element, telling, PINNED_TIP_MS);
    this.isPinned = true;
  }

  /** Hide the tip if what it belongs to was scrolled away from it. */
  scrolled(event: Event): void {
    if (event.target instanceof Node && event.target.contains(this.element)) this.hide();
  }

  /** Untracked, because a focused element that is removed hides its tip while Svelte is rendering. */
  hide(): void {
    untrack(() => {
      this.at = null;
      this.isPinned = false;
    });
  }

  /** Hide the tip of what is no longer pointed at; one that was asked for stays. */
  leave(): void {
    if (!untrack(() => this.isPinned)) this.hide();
  }

  private lay(element: Element, telling: Telling, ms: number | false): void {
    this.element = element;
    this.telling = telling;
    this.at = element.getBoundingClientRect();
    this.isPinned = false;
    clearTimeout(this.fading);
    if (ms) this.fading = setTimeout(() => this.hide(), ms);
  }
}

export const tips = new Tip();

/** Shows `text` beside an element while it is pointed at or focused by the keyboard. */
export function tip(text: () => string): Attachment {
  return (element) => {
    const show = (): void => {
      const words = text();
      if (words) tips.show(element, { text: words });
    };
    const leave = (): void => tips.leave();
    const focus = (): void => {
      if (element.matches(':focus-visible')) show();
    };
    const listeners: [string, () => void][] = [
      ['pointerenter', show],
      ['pointerleave', leave],
      ['pointerdown', () => tips.hide()],
      ['focus', focus],
      ['blur', leave],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
      leave();
    };
  };
}
