/** Splits the text of a clause: notes of this program from the rule, and pieces: plain text, links, matches of a search. */

export interface Piece {
  text: string;
  clause?: string;
  isFound?: boolean;
}

/** A paragraph without what stands in brackets, and that apart: rulings, and what is particular to this site. */
export function apart(paragraph: string): { text: string; notes: string[] } {
  const notes = [...paragraph.matchAll(/\[([^\]]+)\]/g)].map(([, note = '']) => note);
  return { text: paragraph.replace(/\s*\[[^\]]+\]/g, '').trim(), notes };
}

/** Split a text; `prefix` is that of the game's clauses (DOGE in DOGE-5.3), `sought` the text searched for. */
export function pieces(text: string, prefix: string, sought: string): Piece[] {
  const parts = linked(text, prefix);
  return sought ? parts.flatMap((piece) => found(piece, sought)) : parts;
}

function linked(text: string, prefix: string): Piece[] {
  const reference = new RegExp(`(${prefix}-\\d+(?:\\.\\d+)*)`);
  return text
    .split(reference)
    .filter(Boolean)
    .map((part) =>
      reference.test(part) ? { text: part.slice(prefix.length + 1), clause: part } : { text: part },
    );
}

function found(piece: Piece, sought: string): Piece[] {
  if (piece.clause) return [piece];
  const at = fold(piece.text).indexOf(fold(sought));
  if (at < 0) return [piece];
  const end = at + sought.length;
  const after = { ...piece, text: piece.text.slice(end) };
  return [
    { ...piece, text: piece.text.slice(0, at) },
    { ...piece, text: piece.text.slice(at, end), isFound: true },
    ...(after.text ? found(after, sought) : []),
  ].filter((one) => one.text);
}

/** The text without case and accents, letter by letter, so that positions stay the same. */
export function fold(text: string): string {
  return Array.from(text.toLowerCase(), (letter) => letter.normalize('NFD')[0] ?? letter).join('');
}
