/** For how many a game is, in words: 2–4 players, or 2 players. */

import type { GameInfo } from '$lib/wire/manifest';
import { t } from '$lib/words/site.svelte';

export function playersOf({ seats }: GameInfo): string {
  const [least = 0, most = least] = [seats[0], seats.at(-1)];
  return least === most ? t('players-exactly', { count: least }) : t('players-count', { least, most });
}
