/** Which thing of a kind is pointed at or has the focus. */

import type { Attachment } from 'svelte/attachments';

/** Listens at the root, because an SVG element that listens for focus would take it. */
export function pointing(what: string, point: (id: number | null) => void): Attachment {
  return (root) => {
    const heed = ({ target }: Event): void => {
      const thing = target instanceof Element ? target.closest(`[data-thing^="${what}:"]`) : null;
      point(thing ? Number(thing.getAttribute('data-thing')?.split(':')[1]) : null);
    };
    const leave = (): void => point(null);
    const listeners: [string, (event: Event) => void][] = [
      ['pointerover', heed],
      ['focusin', heed],
      ['pointerleave', leave],
      ['focusout', leave],
    ];
    for (const [name, listener] of listeners) root.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of listeners) root.removeEventListener(name, listener);
    };
  };
}
