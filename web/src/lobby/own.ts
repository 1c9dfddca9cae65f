/** Reads an edition from a file of the reader's. */

import type { Document } from '$lib/view/edition';

export interface Own {
  file: string;
  document: Document;
}

/** The site accepts no larger edition. */
const MAX_FILE_BYTES = 250 * 1024;

/** Thrown for a file that is not an edition; its text names the message `error-TEXT`. */
export class NotAnEdition extends Error {}

/** The edition of a game in a file; the site checks its entries when the table is created. */
export async function readOwn(file: File, game: string): Promise<Own> {
  if (file.size > MAX_FILE_BYTES) throw new NotAnEdition('size');
  const document = parsed(await file.text());
  if (typeof document !== 'object' || document === null || Array.isArray(document))
    throw new NotAnEdition('json');
  if ((document as Document).game !== game) throw new NotAnEdition('other-game');
  return { file: file.name, document: document as Document };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new NotAnEdition('json');
  }
}
