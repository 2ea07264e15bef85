import type { AnyGlimpse, AnyView, NameOf, Seat } from '@rudel/kernel';
import type { AnyGamePage } from '@rudel/ui/game-ui';
import { isWanted, lineOf, wayOf } from '@rudel/ui/script';
import type { Amount, AnyScript, Line } from '@rudel/ui/script';
import type { Saying, Speaker } from './speaker.ts';

/** How far a match has been told to everybody in the room. */
export type Told = {
  /** What the table's eye has noticed, as far as it was shown. */
  readonly log: readonly AnyGlimpse[];
  readonly view: AnyView;
  /** Whether anything is still being shown. */
  readonly isMoving: boolean;
};

export type Teller = {
  readonly script: AnyScript;
  readonly player: Pick<AnyGamePage['player'], 'asked'>;
  /** The names that everybody had when a glimpse was told. */
  readonly namesWhen: (glimpse: AnyGlimpse) => NameOf;
  readonly nameOf: NameOf;
};

const saying = (line: Line, nth: number, isTurn: boolean): Saying => ({
  text: wayOf(line, nth),
  from: line.from,
  hush: line.hush ?? 0,
  isTurn,
});

/**
 * Turns what a match has told into what is said of it, bit by bit. Which way something is said follows from how often it has happened
 * at this table, and from nothing else: it is the same after a reload, and on another screen.
 */
export class Follower {
  readonly #seed: number;
  #heard: number;
  #turn: Seat | null = null;

  /** The seed is known to everybody: the number of the match will do. So much of it has been heard before. */
  constructor(seed: number, heard: number) {
    this.#seed = seed;
    this.#heard = heard;
  }

  get heard(): number {
    return this.#heard;
  }

  /** Nothing is said of what has been told up to now. */
  leaveOut({ log }: Told): void {
    this.#heard = log.length;
  }

  /** Says what is to be said now, in order. */
  tell(told: Told, teller: Teller, wanted: Amount, speaker: Pick<Speaker, 'say' | 'passOver'>): void {
    const isNews = told.log.length > this.#heard;
    const sayings = this.next(told, teller, wanted);
    for (const one of sayings) speaker.say(one);
    if (isNews && sayings.length === 0) speaker.passOver();
  }

  /** What is to be said now, in order. */
  next(told: Told, teller: Teller, wanted: Amount): readonly Saying[] {
    const from = Math.min(this.#heard, told.log.length);
    this.#heard = told.log.length;
    const fresh = told.log.slice(from).flatMap((glimpse, nth): readonly Saying[] => {
      const line = lineOf(teller.script, glimpse, teller.namesWhen(glimpse));
      if (line === null || !isWanted(line, wanted)) return [];
      return [saying(line, this.#seed + earlierOf(told.log, glimpse.kind, from + nth), false)];
    });
    return told.isMoving ? fresh : [...fresh, ...this.#turnIn(told, teller, wanted)];
  }

  /** Whoever is asked alone, once each time that it becomes somebody else. */
  #turnIn({ view, log }: Told, { script, player, nameOf }: Teller, wanted: Amount): readonly Saying[] {
    const asked = player.asked(view);
    const [seat] = asked;
    if (seat === undefined || asked.length > 1) return [];
    const line = script.turn(view, nameOf(seat));
    if (line === null || seat === this.#turn) return [];
    this.#turn = seat;
    return isWanted(line, wanted) ? [saying(line, this.#seed + log.length, true)] : [];
  }
}

/** How often this kind of thing has happened before. */
function earlierOf(log: readonly AnyGlimpse[], kind: string, before: number): number {
  let count = 0;
  for (let at = 0; at < before; at += 1) if (log[at]?.kind === kind) count += 1;
  return count;
}
