/** What a pointer does to the drawing. */

import type { Attachment } from 'svelte/attachments';
import { tellingOf } from '$lib/page/explaining';
import { tips } from '$lib/page/tip.svelte';

/** A finger that stays this long asks what something is, and does not touch it. */
const LONG_PRESS_MS = 500;
/** A finger that moves farther than this scrolls. */
const MAX_SHAKE_PX = 10;

type Listener = [name: string, listener: (event: Event) => void, isCapture?: boolean];

const hintOf = (event: Event): Element | null =>
  event.target instanceof Element ? event.target.closest('[data-hint]') : null;

/**
 * Explains whatever carries `data-hint` while it is pointed at or focused, and when a finger rests on it or `?` is
 * pressed. One listener for the whole drawing: what lies in a field has its own words, and afterwards the field's
 * come back.
 */
export const hints: Attachment = (root) => {
  const stop = [listen(root, hovering()), listen(root, resting())];
  return () => {
    for (const one of stop) one();
    tips.hide();
  };
};

function listen(root: Element, { own, everywhere }: { own: Listener[]; everywhere: Listener[] }): () => void {
  for (const [name, listener, isCapture] of own) root.addEventListener(name, listener, isCapture);
  for (const [name, listener] of everywhere) window.addEventListener(name, listener);
  return () => {
    for (const [name, listener, isCapture] of own) root.removeEventListener(name, listener, isCapture);
    for (const [name, listener] of everywhere) window.removeEventListener(name, listener);
  };
}

function show(event: Event): void {
  const element = hintOf(event);
  if (element?.getAttribute('data-hint')) tips.show(element, tellingOf(element));
  else tips.leave();
}

function pin(element: Element | null): void {
  if (element?.getAttribute('data-hint')) tips.pin(element, tellingOf(element));
}

function hovering(): { own: Listener[]; everywhere: Listener[] } {
  // What comes to lie under a pointer that stands still is not pointed at.
  let at = '';
  const place = (event: Event): string =>
    event instanceof PointerEvent ? `${event.screenX} ${event.screenY}` : '';
  const follow = (event: Event): void => {
    at = place(event);
  };
  const over = (event: Event): void => {
    if (place(event) !== at && !isFinger(event)) show(event);
  };
  const focus = (event: Event): void => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) show(event);
  };
  const ask = (event: Event): void => {
    if (!(event instanceof KeyboardEvent) || event.key !== '?' || !hintOf(event)) return;
    event.stopPropagation();
    pin(hintOf(event));
  };
  // What does nothing when it is touched says what it is.
  const explain = (event: Event): void => {
    const element = hintOf(event);
    if (element?.matches('[role="img"], [aria-disabled="true"]')) pin(element);
  };
  return {
    own: [
      ['pointerover', over],
      ['pointerleave', () => tips.leave()],
      ['pointerdown', () => tips.hide()],
      ['click', explain],
      ['keydown', ask],
      ['focusin', focus],
      ['focusout', () => tips.leave()],
    ],
    everywhere: [
      ['pointermove', follow],
      ['pointerdown', follow],
    ],
  };
}

const isFinger = (event: Event): boolean => event instanceof PointerEvent && event.pointerType === 'touch';

/** A finger that rests on something asks what it is: the click that follows is not meant. */
function resting(): { own: Listener[]; everywhere: Listener[] } {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let from = [0, 0];
  let isAsked = false;
  const down = (event: Event): void => {
    isAsked = false;
    clearTimeout(waiting);
    if (!(event instanceof PointerEvent) || !isFinger(event)) return;
    from = [event.clientX, event.clientY];
    const element = hintOf(event);
    waiting = setTimeout(() => {
      isAsked = true;
      pin(element);
    }, LONG_PRESS_MS);
  };
  const move = (event: Event): void => {
    if (!(event instanceof PointerEvent)) return;
    if (Math.hypot(event.clientX - from[0]!, event.clientY - from[1]!) > MAX_SHAKE_PX) clearTimeout(waiting);
  };
  const end = (): void => clearTimeout(waiting);
  const swallow = (event: Event): void => {
    if (!isAsked) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'click') isAsked = false;
  };
  return {
    own: [
      ['pointerdown', down],
      ['pointermove', move],
      ['click', swallow, true],
      ['contextmenu', swallow, true],
    ],
    everywhere: [
      ['pointerup', end],
      ['pointercancel', end],
    ],
  };
}

/** Lets a piece be pressed by pointer that has its keyboard twin elsewhere. */
export function press(act: () => void): Attachment {
  return (element) => {
    element.addEventListener('click', act);
    return () => element.removeEventListener('click', act);
  };
}
