/** Remembers texts in the browser's storage; where storage is forbidden it forgets them without an error. */

const PREFIX = 'fondaco.';

/** Remembered from one visit to the next. */
export const recall = (key: string): string => read(() => localStorage, key);
export const remember = (key: string, value: string): void => write(() => localStorage, key, value);

/** Remembered until this tab is closed, also over a reload. */
export const recallHere = (key: string): string => read(() => sessionStorage, key);
export const rememberHere = (key: string, value: string): void => write(() => sessionStorage, key, value);

/** Forget everything that the site has remembered in this browser. */
export function forgetAll(): void {
  clear(() => localStorage);
  clear(() => sessionStorage);
}

function clear(store: () => Storage): void {
  try {
    for (const key of Object.keys(store())) if (key.startsWith(PREFIX)) store().removeItem(key);
  } catch {
    // Where storage is forbidden nothing was remembered.
  }
}

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
    // A private window may forbid storage; the value then lasts until the page is left.
  }
}
