/** What is said at the table of this page: what was heard, what is new, and whom the reader does not want to hear. */

import { SvelteMap } from 'svelte/reactivity';
import { recall, remember } from '$lib/page/memory';
import type { Say, TableInfo, TalkLine, TalkNews } from './protocol';

/** How long something just said stands at its player's row. */
export const BUBBLE_MS = 6000;

export type Room = 'players' | 'guests';

export const roomOf = (line: TalkLine): Room =>
  line.seat < 0 && line.kind !== 'notice' ? 'guests' : 'players';

/** Who said a line, as muting names them: a seat, or a spectator. */
export const speakerOf = (line: TalkLine): string =>
  line.seat < 0 ? `guest ${line.guest}` : `seat ${line.seat}`;

/** The nudge that reminds the reader of their turn, while it still is. */
export const nudgeOf = ({ nudge }: Talk, table: TableInfo): TalkLine | null =>
  table.waits_for_you && nudge?.args?.some((seat) => table.seats[seat]?.is_yours) ? nudge : null;

/** Mutes all spectators. */
export const GUESTS = 'guests';

export class Talk {
  lines = $state.raw<readonly TalkLine[]>([]);
  /** Is the panel open, so that what is said is read? */
  isOpen = $state(false);
  /** What is being written; it outlasts the panel, and comes back if the site does not take it. */
  draft = $state('');
  /** Why the last message was not said, or empty. */
  unsaid = $state('');
  /** The text that was sent last. */
  private sent = '';
  /** What each seat has just said. */
  readonly bubbles = new SvelteMap<number, TalkLine>();
  /** The newest nudge of a seat, until it is answered or a while has passed. */
  nudge = $state.raw<TalkLine | null>(null);
  muted = $state.raw<readonly string[]>([]);
  /** The number of the last line that was read. */
  private read = $state(0);

  constructor(
    private readonly table: string,
    private readonly send: (message: Say) => boolean,
  ) {
    this.muted = recall(`muted.${table}`).split(',').filter(Boolean);
    this.read = Number(recall(`talk.${table}`)) || 0;
  }

  hear({ lines, is_whole }: TalkNews): void {
    const known = is_whole ? [] : this.lines;
    const last = known.at(-1)?.n ?? 0;
    this.lines = [...known, ...lines.filter(({ n }) => n > last)];
    if (!is_whole) for (const line of lines) this.show(line);
    if (this.isOpen) this.note();
  }

  /** The game's own notices, which the log shows too. */
  get notices(): readonly TalkLine[] {
    return this.lines.filter(({ kind }) => kind === 'notice');
  }

  isMuted(line: TalkLine): boolean {
    return this.muted.includes(speakerOf(line)) || (roomOf(line) === 'guests' && this.muted.includes(GUESTS));
  }

  /** How many lines of players the reader has not seen. */
  unread(isOwn: (seat: number) => boolean): number {
    return this.lines.filter(
      (line) => line.n > this.read && line.kind !== 'notice' && !isOwn(line.seat) && !this.isMuted(line),
    ).length;
  }

  /** All that was said has been read. */
  note(): void {
    this.read = this.lines.at(-1)?.n ?? 0;
    remember(`talk.${this.table}`, String(this.read));
  }

  mute(who: string, isMuted: boolean): void {
    this.muted = isMuted ? [...this.muted, who] : this.muted.filter((one) => one !== who);
    remember(`muted.${this.table}`, this.muted.join(','));
  }

  /** Say a text or a phrase; false if the connection is lost. */
  say(said: Omit<Say, 'type' | 'id'>): boolean {
    this.unsaid = '';
    this.sent = '';
    const isSent = this.send({ type: 'say', id: '', ...said });
    if (!isSent) this.unsaid = 'offline';
    return isSent;
  }

  /** Say what is written, and begin anew. */
  sayDraft(seat: number): void {
    const text = this.draft;
    if (!text.trim() || !this.say({ seat, text })) return;
    this.sent = text;
    this.draft = '';
  }

  /** The site did not take the last message: it can be mended, unless something else is being written already. */
  refuse(reason: string): void {
    this.unsaid = reason;
    this.draft ||= this.sent;
    this.sent = '';
  }

  /** Show what was just said at its player's row for a while. */
  private show(line: TalkLine): void {
    if (line.kind === 'notice') {
      if (line.name === 'nudge') this.nudge = line;
      return;
    }
    if (line.seat < 0 || this.isMuted(line)) return;
    this.bubbles.set(line.seat, line);
    setTimeout(() => this.bubbles.get(line.seat) === line && this.bubbles.delete(line.seat), BUBBLE_MS);
  }
}
