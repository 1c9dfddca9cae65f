/** What this browser remembers between visits: nothing where storage is forbidden, and all goes on. */

const PREFIX = 'fondaco.';

export function recall(key: string): string {
  try {
    return localStorage.getItem(PREFIX + key) ?? '';
  } catch {
    return '';
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // Private windows may refuse; the choice then lasts as long as the page.
  }
}
