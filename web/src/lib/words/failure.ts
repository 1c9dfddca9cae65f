/** The sentence that tells the reader why a request was refused. */

import type { Failure } from '$lib/wire/api';
import { flawText } from './flaw';
import { site, t } from './site.svelte';

export function failureText(no: Failure): string {
  if (no.flaw) return t('error-edition-entry', { where: no.flaw.where, what: flawText(no.flaw.what) });
  // The code `name` has two reasons: 409 says that the name is taken, any other status that it has bad letters.
  const id = no.code === 'name' && no.status === 409 ? 'error-name-taken' : `error-${no.code}`;
  return site.has(id) ? t(id) : t('error-unknown');
}
