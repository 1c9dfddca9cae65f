/** Where a page was left: whoever comes back to it finds the link they followed in sight, and the focus on it. */

import type { Attachment } from 'svelte/attachments';
import { router } from './router.svelte';

/** A link of this name. When it is followed, the entry in the history that is left remembers the name. */
export function returning(name: string): Attachment<HTMLElement> {
  return (link) => {
    link.id = name;
    if (window.location.hash === `#${name}`) bring(link);
    const leave = (): void => router.rename(`${window.location.pathname}#${name}`);
    link.addEventListener('click', leave);
    return () => link.removeEventListener('click', leave);
  };
}

function bring(link: HTMLElement): void {
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
  link.focus({ preventScroll: true });
}
