/** A refused request in words. */

import type { Failure } from '$lib/wire/api';
import { flawText } from './flaw';
import { site, t } from './site.svelte';

export function failureText(no: Failure): string {
  if (no.flaw) return t('error-edition-entry', { where: no.flaw.where, what: flawText(no.flaw.what) });
  // A name is refused for its letters or because somebody here has it: one code, two reasons.
  const id = no.code === 'name' && no.status === 409 ? 'error-name-taken' : `error-${no.code}`;
  return site.has(id) ? t(id) : t('error-unknown');
}
