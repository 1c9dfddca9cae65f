/** The tooltip beside the element that is pointed at or focused; the page has one (parts/TipCard.svelte). */

import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';

/** On a touch screen, where no pointer leaves, a tip disappears after this time. */
const TOUCH_TIP_MS = 2500;

class Tip {
  text = $state('');
  at = $state.raw<DOMRect | null>(null);

  private fading: ReturnType<typeof setTimeout> | undefined;

  show(element: Element, text: string): void {
    this.text = text;
    this.at = element.getBoundingClientRect();
    clearTimeout(this.fading);
    if (window.matchMedia('(hover: none)').matches) this.fading = setTimeout(() => this.hide(), TOUCH_TIP_MS);
  }

  /** Untracked, because a focused element that is removed hides its tip while Svelte is rendering. */
  hide(): void {
    untrack(() => (this.at = null));
  }
}

export const tips = new Tip();

/** Shows `text` beside an element while it is pointed at or focused by the keyboard. */
export function tip(text: () => string): Attachment {
  return (element) => {
    const show = (): void => {
      const words = text();
      if (words) tips.show(element, words);
    };
    const hide = (): void => tips.hide();
    const focus = (): void => {
      if (element.matches(':focus-visible')) show();
    };
    const listeners: [string, () => void][] = [
      ['pointerenter', show],
      ['pointerleave', hide],
      ['pointerdown', hide],
      ['focus', focus],
      ['blur', hide],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
      hide();
    };
  };
}
