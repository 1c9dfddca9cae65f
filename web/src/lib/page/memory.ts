/** What this browser remembers: nothing where storage is forbidden, and all goes on. */

const PREFIX = 'fondaco.';

/** From one visit to the next. */
export const recall = (key: string): string => read(() => localStorage, key);
export const remember = (key: string, value: string): void => write(() => localStorage, key, value);

/** As long as this tab is open, through a reload too. */
export const recallHere = (key: string): string => read(() => sessionStorage, key);
export const rememberHere = (key: string, value: string): void => write(() => sessionStorage, key, value);

function read(store: () => Storage, key: string): string {
  try {
    return store().getItem(PREFIX + key) ?? '';
  } catch {
    return '';
  }
}

function write(store: () => Storage, key: string, value: string): void {
  try {
    store().setItem(PREFIX + key, value);
  } catch {
    // Private windows may refuse; the choice then lasts as long as the page.
  }
}
