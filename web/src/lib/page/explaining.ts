/** What a tip says of an element on the board: its own words, and what the game knows of the thing it shows. */

import type { Telling } from './tip.svelte';

type Explain = (what: string, id: number) => Omit<Telling, 'text'>;

const NOTHING: Explain = () => ({});
let explain = NOTHING;

/** Let tips say this of things, until the returned function is called. */
export function explainBy(next: Explain): () => void {
  explain = next;
  return () => {
    explain = NOTHING;
  };
}

/**
 * What there is to say of an element that bears `data-hint`, and of the thing named by its `data-thing`; a piece that
 * only shows a thing that is touched elsewhere, too, names it by `data-of`.
 */
export function tellingOf(element: Element): Telling {
  const text = element.getAttribute('data-hint') ?? '';
  const thing = element.getAttribute('data-thing') ?? element.getAttribute('data-of') ?? '';
  const [what = '', id] = thing.split(':');
  return id === undefined ? { text } : once({ text, ...explain(what, Number(id)) });
}

/** The same without what the element says of the thing already. */
function once(telling: Telling): Telling {
  const { text, effect } = telling;
  return effect ? { ...telling, text: linesWithout(text, effect) } : telling;
}

const linesWithout = (text: string, said: string): string =>
  text
    .split('\n')
    .filter((line) => !line.includes(said))
    .join('\n');

/** The same with a reason; a line that gave it already goes. */
export function because(telling: Telling, why: string, clause: string): Telling {
  return { ...telling, text: linesWithout(telling.text, why), why, clause };
}
