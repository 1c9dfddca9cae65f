/** The sounds of the site: a few struck notes, made by the browser itself. Off or on, and remembered. */

import { recall, remember } from './memory';

export const SOUNDS = ['on', 'off'] as const;
export type SoundChoice = (typeof SOUNDS)[number];

/** A note: its pitch in hertz, and after how many seconds it is struck. */
type Note = readonly [pitch: number, at: number];

/** Two rising notes for your turn, a chord that unfolds for the end of the game. */
const TUNES = {
  turn: [
    [587.33, 0],
    [880, 0.13],
  ],
  end: [
    [523.25, 0],
    [659.25, 0.11],
    [783.99, 0.22],
    [1046.5, 0.36],
  ],
} satisfies Record<string, readonly Note[]>;

const LOUDNESS = 0.16;
const SECONDS_TO_FADE = 0.9;

class Sounds {
  choice = $state<SoundChoice>(recall('sound') === 'off' ? 'off' : 'on');
  private context: AudioContext | null = null;

  choose(choice: SoundChoice): void {
    this.choice = choice;
    remember('sound', choice);
    this.play('turn');
  }

  /** Play a tune if sounds are on; a browser that nobody has touched yet stays silent. */
  play(tune: keyof typeof TUNES): void {
    if (this.choice === 'off' || !('AudioContext' in window) || !navigator.userActivation.hasBeenActive)
      return;
    this.context ??= new AudioContext();
    void this.context.resume();
    for (const note of TUNES[tune]) strike(this.context, note);
  }
}

function strike(context: AudioContext, [pitch, at]: Note): void {
  const start = context.currentTime + at;
  const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
  const fading = new GainNode(context, { gain: LOUDNESS });
  fading.gain.setValueAtTime(LOUDNESS, start);
  fading.gain.exponentialRampToValueAtTime(0.001, start + SECONDS_TO_FADE);
  tone.connect(fading).connect(context.destination);
  tone.start(start);
  tone.stop(start + SECONDS_TO_FADE);
}

export const sounds = new Sounds();
