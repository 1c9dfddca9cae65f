/** What a pointer does to the drawing. */

import type { Attachment } from 'svelte/attachments';
import { tips } from '../../lib/tip.svelte';

/**
 * Shows the words of whatever carries `data-hint` while it is pointed at or focused. One listener for the whole
 * drawing: what lies in a field has its own words, and afterwards the field's come back.
 */
export const hints: Attachment<Element> = (root) => {
  const show = (event: Event): void => {
    const element = event.target instanceof Element ? event.target.closest('[data-hint]') : null;
    const words = element?.getAttribute('data-hint');
    if (element && words) tips.show(element, words);
    else tips.hide();
  };
  const focus = (event: Event): void => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) show(event);
  };
  const hide = (): void => tips.hide();
  const listeners: [string, (event: Event) => void][] = [
    ['pointerover', show],
    ['pointerleave', hide],
    ['pointerdown', hide],
    ['focusin', focus],
    ['focusout', hide],
  ];
  for (const [name, listener] of listeners) root.addEventListener(name, listener);
  return () => {
    for (const [name, listener] of listeners) root.removeEventListener(name, listener);
    hide();
  };
};

/** Lets a piece be pressed by pointer that has its keyboard twin elsewhere. */
export function press(act: () => void): Attachment<Element> {
  return (element) => {
    element.addEventListener('click', act);
    return () => element.removeEventListener('click', act);
  };
}
