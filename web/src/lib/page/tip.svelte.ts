/** A small card of words beside what is pointed at or focused. One for the whole page. */

import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';

class Tip {
  text = $state('');
  at = $state.raw<DOMRect | null>(null);

  private fading: ReturnType<typeof setTimeout> | undefined;

  show(element: Element, text: string): void {
    this.text = text;
    this.at = element.getBoundingClientRect();
    clearTimeout(this.fading);
    // A finger does not point away again.
    if (window.matchMedia('(hover: none)').matches) this.fading = setTimeout(() => this.hide(), 2500);
  }

  /** Untracked: what goes while it has the focus takes its tip along, in the midst of drawing. */
  hide(): void {
    untrack(() => (this.at = null));
  }
}

export const tips = new Tip();

/** Shows `text` beside an element while it is pointed at or has the focus. */
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
