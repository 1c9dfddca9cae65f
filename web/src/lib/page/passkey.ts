/** Making and using passkeys: what the browser's own dialogues do between two requests to the site. */

import { api } from '$lib/wire/api';
import type { PasskeyInfo } from '$lib/wire/protocol';

/** Passkeys need an address with a name, over https or on this machine, and a browser of the last years. */
export function canHavePasskeys(): boolean {
  const isNumber = /^[\d.]+$|^\[/.test(window.location.hostname);
  return (
    window.isSecureContext &&
    !isNumber &&
    'PublicKeyCredential' in window &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential
  );
}

/** Thrown when a person has closed the dialogue, the browser found no passkey, or this device has theirs already. */
export class NoPasskey extends Error {
  constructor(readonly isKnown: boolean) {
    super();
  }
}

/** Make a passkey of this visitor under a name. All that they have then. */
export async function makePasskey(name: string): Promise<PasskeyInfo[]> {
  const { publicKey } = await api.beginPasskey(name);
  const options = PublicKeyCredential.parseCreationOptionsFromJSON(publicKey);
  return api.addPasskey(written(await navigator.credentials.create({ publicKey: options }).catch(noted)));
}

/** Become the visitor of a passkey that the person chooses; `brings`: what this browser has comes along. */
export async function signIn(brings: boolean): Promise<void> {
  const { publicKey } = await api.beginSigningIn();
  const options = PublicKeyCredential.parseRequestOptionsFromJSON(publicKey);
  await api.signIn(written(await navigator.credentials.get({ publicKey: options }).catch(noted)), brings);
}

function written(made: Credential | null): object {
  if (!(made instanceof PublicKeyCredential)) throw new NoPasskey(false);
  return made.toJSON() as object;
}

/** `InvalidStateError` says that this device has a passkey of this visitor already. */
function noted(no: unknown): never {
  throw new NoPasskey(no instanceof DOMException && no.name === 'InvalidStateError');
}
