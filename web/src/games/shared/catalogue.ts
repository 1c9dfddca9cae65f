/** What is printed on the pieces of a game, for its drawings: the page lays it out, any component takes it up. */

import { getContext, setContext } from 'svelte';

const CATALOGUE = Symbol('catalogue');

/** Called by the page that shows a game, with its manifest's catalogue. */
export function layOutCatalogue(catalogue: () => unknown): void {
  setContext(CATALOGUE, catalogue);
}

/** The catalogue of the game that is shown, in the type that its `shape.ts` declares. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the game knows the type, the page does not
export function catalogueOf<Catalogue>(): Catalogue {
  return getContext<() => Catalogue>(CATALOGUE)();
}
