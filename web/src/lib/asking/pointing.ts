/** Points at what an answer names: a drawing marks it as if it were chosen, and nothing can be touched. */

import type { QuestionWire } from '$lib/wire/protocol';
import type { Arg } from '$lib/words/words';
import { countOf, names } from './composer';
import type { Touch } from './touch';

export function pointing(question: QuestionWire, verb: string, args: readonly Arg[]): Touch {
  const draft = { verb, values: args, held: [] };
  return {
    state: (what, id, name) => (names(question, draft, { what, id }, name) ? 'chosen' : 'idle'),
    touch: () => {},
    why: () => '',
    count: (what, id) => countOf(question, draft, { what, id }),
  };
}
