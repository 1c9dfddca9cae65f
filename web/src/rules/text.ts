/** Splits the text of a clause into pieces: plain text, links to clauses, rulings, and matches of a search. */

export interface Piece {
  text: string;
  clause?: string;
  isRuling?: boolean;
  isFound?: boolean;
}

/** Split a paragraph; `prefix` is that of the game's clauses (DOGE in DOGE-5.3), `sought` the text searched for. */
export function pieces(paragraph: string, prefix: string, sought: string): Piece[] {
  const ruling = /\[([^\]]+)\]\s*$/.exec(paragraph);
  const body = ruling ? paragraph.slice(0, ruling.index) : paragraph;
  const parts = linked(body, prefix);
  if (ruling) parts.push(...linked(ruling[1] ?? '', prefix).map((piece) => ({ ...piece, isRuling: true })));
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
