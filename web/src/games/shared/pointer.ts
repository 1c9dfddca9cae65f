/** What a pointer does to the drawing. */

import type { Attachment } from 'svelte/attachments';
import { tips } from '$lib/page/tip.svelte';

/**
 * Shows the words of whatever carries `data-hint` while it is pointed at or focused. One listener for the whole
 * drawing: what lies in a field has its own words, and afterwards the field's come back.
 */
export const hints: Attachment = (root) => {
  // What comes to lie under a pointer that stands still is not pointed at.
  let at = '';
  const place = (event: Event): string =>
    event instanceof PointerEvent ? `${event.screenX} ${event.screenY}` : '';
  const follow = (event: Event): void => {
    at = place(event);
  };
  const over = (event: Event): void => {
    if (place(event) !== at) show(event);
  };
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
  // A finger cannot point: what does nothing when it is touched says what it is.
  const explain = (event: Event): void => {
    const element = event.target instanceof Element ? event.target.closest('[data-hint]') : null;
    if (element?.matches('[role="img"], [aria-disabled="true"]')) show(event);
  };
  const listeners: [string, (event: Event) => void][] = [
    ['pointerover', over],
    ['pointerleave', hide],
    ['pointerdown', hide],
    ['click', explain],
    ['focusin', focus],
    ['focusout', hide],
  ];
  const followed = ['pointermove', 'pointerdown'];
  for (const [name, listener] of listeners) root.addEventListener(name, listener);
  for (const name of followed) window.addEventListener(name, follow);
  return () => {
    for (const [name, listener] of listeners) root.removeEventListener(name, listener);
    for (const name of followed) window.removeEventListener(name, follow);
    hide();
  };
};

/** Lets a piece be pressed by pointer that has its keyboard twin elsewhere. */
export function press(act: () => void): Attachment {
  return (element) => {
    element.addEventListener('click', act);
    return () => element.removeEventListener('click', act);
  };
}
