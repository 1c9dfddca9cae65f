/** An edition that somebody brings as a file. */

import type { Document } from '$lib/view/edition';

export interface Own {
  file: string;
  document: Document;
}

/** The site takes no more than this. */
const MOST = 250 * 1024;

/** A file that is no edition, as the site's words say why: `error-size`. */
export class Unread extends Error {}

/** The edition of a game that a file holds. Whether each of its entries will do the site says when the table is set. */
export async function readOwn(file: File, game: string): Promise<Own> {
  if (file.size > MOST) throw new Unread('size');
  const document = parsed(await file.text());
  if (typeof document !== 'object' || document === null || Array.isArray(document)) throw new Unread('json');
  if ((document as Document).game !== game) throw new Unread('other-game');
  return { file: file.name, document: document as Document };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Unread('json');
  }
}
