/** Which version of the protocol this page speaks, and what it does when the site speaks another one. */

import { recallHere, rememberHere } from '$lib/page/memory';
import type { Hello } from '$lib/wire/protocol';

/** The type is made from the server's, so that a page of another version than its server does not compile. */
export const PROTOCOL: Hello['protocol'] = 1;

/** Under this name the tab remembers for which version it has loaded itself anew: once, or it might never end. */
const RELOADED_FOR = 'reloaded-for';

class Version {
  /** The site speaks another version, and the person is asked to load the page anew. */
  isOutdated = $state(false);

  /** The site says which version it speaks. */
  meet(protocol: number): void {
    if (protocol === PROTOCOL) return;
    if (hasHalfFilledForm(document) || recallHere(RELOADED_FOR) === String(protocol)) {
      this.isOutdated = true;
      return;
    }
    rememberHere(RELOADED_FOR, String(protocol));
    this.reload();
  }

  reload(): void {
    window.location.reload();
  }
}

/** Has somebody written or chosen something on the page that a reload would take away? */
export function hasHalfFilledForm(root: ParentNode): boolean {
  const fields = root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...fields].some((field) =>
    field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue,
  );
}

export const version = new Version();
