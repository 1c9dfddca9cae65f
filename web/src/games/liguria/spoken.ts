/** The words of the game as they are meant just now: a place in the row of tiles with the tile that lies there. */

import type { Words } from '$lib/words/words';
import { named } from '../shared/phrases';
import type { View } from './shape';

export function spokenHere(words: Words, { row }: View): Words {
  return words.renaming('spot', (spot, plain) => {
    const kind = row[spot] ?? -1;
    return kind < 0 ? plain : `${plain} (${named(words, 'tile', kind)})`;
  });
}
