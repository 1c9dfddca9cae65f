/** What was said at the table, as a reader sees it: a text as it is, a phrase or a notice in their own language. */

import type { TalkLine } from '$lib/wire/protocol';
import { t } from './site.svelte';
import type { Words } from './words';

export function speakerName(line: TalkLine, words: Words): string {
  return line.seat < 0 ? t('talk-guest', { number: line.guest ?? 0 }) : line.by || words.seat(line.seat);
}

export function talkText(line: TalkLine, words: Words): string {
  const { kind, name = '', args = [] } = line;
  if (kind === 'text') return line.text ?? '';
  const [whom = -1] = args;
  if (kind === 'notice') return t(`notice-${name}`, { who: words.seat(line.seat), whom: words.seat(whom) });
  return words.phrase(name, args);
}
