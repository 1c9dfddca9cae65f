/** Board or plain tables: the reader's choice, remembered. */

import { recall, remember } from '$lib/page/memory';

class Plain {
  isOn = $state(recall('plain') === 'yes');

  turn(isOn: boolean): void {
    this.isOn = isOn;
    remember('plain', isOn ? 'yes' : '');
  }
}

export const plain = new Plain();
