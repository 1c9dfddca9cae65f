/** Whether views are shown as plain tables instead of drawings; the choice is remembered. */

import { recall, remember } from '$lib/page/memory';

class Plain {
  isOn = $state(recall('plain') === 'yes');

  turn(isOn: boolean): void {
    this.isOn = isOn;
    remember('plain', isOn ? 'yes' : '');
  }
}

export const plain = new Plain();
