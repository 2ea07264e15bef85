import type { AnyGame, AnyView, Eye, Open, Sealed } from '@rudel/kernel';
import { Packer } from '@rudel/protocol';
import type { GameStep } from '../table/course.ts';
import { SharedChanges } from './shared-changes.ts';
import { SharedGlimpses } from './shared-glimpses.ts';
import type { Noticed } from './shared-glimpses.ts';

/** How many updates are kept for those who come back soon. */
const ringSize = 8;

/** How much of what was noticed is kept for those who need all of it again. */
const logLength = 100;

/** So much more is kept before the oldest of it is thrown away, so that this is not done with every act. */
const logSlack = 25;

/** What readers know who have just begun; those who have learned the same since then share what packs for them. */
const untaught = new Packer();

/** More steps than any match has: a move that comes late from one match is never taken for one of the next. */
const numbersPerMatch = 100_000;

/** What one eye was sent of a match, and what it takes to send more. */
type Stream = {
  readonly eye: Eye;
  seq: number;
  view: AnyView;
  /** The state that it is a view of, while what happened before is followed. */
  of: Sealed | null;
  /** What the eye's readers have learned; null before the first reader. */
  packer: Packer | null;
  /** The last updates; null while nobody may want them. */
  ring: string[] | null;
  /** How many of them nobody has followed. */
  unread: number;
  /** What the eye noticed last, each as a text; eyes that noticed the same share it. */
  readonly log: string[];
  /** How much it has noticed in all, and how much of that when a bot sat in for its owner; null while none has. */
  noticed: number;
  noticedAtStandIn: number | null;
};

/** What a match was to all eyes, in their order: their numbers, and what each noticed last, by its places in a list of texts. */
export type Seen = {
  readonly seqs: readonly number[];
  readonly texts: readonly string[];
  readonly logs: readonly (readonly number[])[];
};

/** What each eye sees of one match, numbered. Nothing but views and glimpses of an eye ever gets into its stream. */
export class Projection {
  readonly #game: AnyGame;
  readonly #streams: readonly Stream[];
  /** The number of the public eye when all was written down last, or when this began. */
  #writtenAt: number;

  /** `seen` is what was written down at the first state; the logs are recollected after all that has happened since was recalled. */
  constructor(game: AnyGame, first: Sealed, match: number, seen: Seen | null = null) {
    this.#game = game;
    const seats = Array.from({ length: game.table.seats(first) }, (_, seat) => seat);
    this.#streams = [...seats, 'table' as const].map((eye, at) => ({
      eye,
      seq: seen?.seqs[at] ?? (match - 1) * numbersPerMatch,
      view: game.table.view(first, eye),
      of: first,
      packer: null,
      ring: null,
      unread: 0,
      log: [],
      noticed: 0,
      noticedAtStandIn: null,
    }));
    this.#writtenAt = this.seq('table');
  }

  /** How often everybody has seen something since all was written down last, or since this began. */
  get unwritten(): number {
    return this.seq('table') - this.#writtenAt;
  }

  /** All that has to be written down, so that whoever reads it need not follow the match. */
  write(): Seen {
    this.#writtenAt = this.seq('table');
    const places = new Map<string, number>();
    const logs = this.#streams.map(({ log }) => log.slice(-logLength).map((text) => placeIn(places, text)));
    return { seqs: this.#streams.map(({ seq }) => seq), texts: [...places.keys()], logs };
  }

  /** What was noticed before all that has been recalled so far, as it was written down. */
  recollect({ texts, logs }: Seen): void {
    for (const [at, { log }] of this.#streams.entries()) {
      const before = (logs[at] ?? []).slice(-Math.max(1, logLength - log.length));
      if (log.length < logLength) log.unshift(...before.map((place) => texts[place] ?? ''));
    }
  }

  get eyes(): readonly Eye[] {
    return this.#streams.map(({ eye }) => eye);
  }

  seq(eye: Eye): number {
    return this.#stream(eye).seq;
  }

  view(eye: Eye): AnyView {
    return this.#stream(eye).view;
  }

  /** What an eye noticed last, the newest at the end, as the text of a list. */
  log(eye: Eye): string {
    return `[${this.#stream(eye).log.slice(-logLength).join(',')}]`;
  }

  /** A bot sits in for the owner of an eye: what it notices from now on is told to them when they are back. */
  standIn(eye: Eye): void {
    const stream = this.#stream(eye);
    stream.noticedAtStandIn ??= stream.noticed;
  }

  /** How much of its log an eye noticed while a bot stood in; asked once, when its owner is back. */
  takeStandIn(eye: Eye): number {
    const stream = this.#stream(eye);
    const { noticed, noticedAtStandIn, log } = stream;
    stream.noticedAtStandIn = null;
    return noticedAtStandIn === null ? 0 : Math.min(noticed - noticedAtStandIn, log.length, logLength);
  }

  /** The shapes that a reader who starts here has to know; from now on updates are kept for this eye. */
  shapes(eye: Eye): readonly string[] {
    const stream = this.#stream(eye);
    stream.packer ??= untaught;
    stream.ring ??= [];
    stream.unread = 0;
    return stream.packer.shapes;
  }

  /** The updates behind a number; null where they are not known any more. */
  since(eye: Eye, seq: number): readonly string[] | null {
    const { seq: last, ring } = this.#stream(eye);
    const missed = last - seq;
    if (ring === null || !(missed >= 0 && missed <= ring.length)) return null;
    return ring.slice(ring.length - missed);
  }

  /** A batch of long ago, to which nobody listens any more: only numbers go on. Views do with `arrive`, or where nothing but them can tell. */
  follow(steps: readonly GameStep[]): void {
    const [first, last] = [steps[0], steps.at(-1)];
    if (first === undefined || last === undefined) return;
    const changes = new SharedChanges();
    for (const stream of this.#streams) {
      if (this.#notices(steps, stream.eye)) stream.seq += 1;
      else if (changes.of(this.#look(stream, first.before), this.#look(stream, last.after)) !== undefined)
        stream.seq += 1;
    }
  }

  /** All eyes see the state at which what was followed has come to its end. */
  arrive(at: Sealed): void {
    for (const stream of this.#streams) {
      this.#look(stream, at);
      stream.of = null;
    }
  }

  /** What all eyes noticed of a step before those that were recalled so far; the draws before anybody could act are such steps, too. */
  recall(step: GameStep): void {
    const shared = new SharedGlimpses();
    for (const { eye, log } of this.#streams) {
      if (log.length >= logLength) continue;
      log.unshift(...shared.of(this.#game.table.glimpses(step, eye)).texts);
      if (log.length > logLength) log.splice(0, log.length - logLength);
    }
  }

  /** Numbers go on where a match goes back to: no view has the number of another. */
  goneBack(): void {
    for (const stream of this.#streams) stream.seq += 1;
  }

  /** The match goes back to a state; only these steps still count. Whoever looks needs all of it again. */
  goBack(to: Sealed, steps: readonly GameStep[]): void {
    this.goneBack();
    this.arrive(to);
    for (const stream of this.#streams) {
      stream.log.length = 0;
      if (stream.ring !== null) stream.ring = [];
    }
    for (const step of steps.toReversed()) this.recall(step);
  }

  /** One batch: an act and what chance made of it. `tell` gets each eye's update, without the time left. */
  step(
    steps: readonly GameStep[],
    isFollowed: (eye: Eye) => boolean,
    tell: (eye: Eye, update: string) => void,
  ): void {
    const last = steps.at(-1);
    if (last === undefined) return;
    const changes = new SharedChanges();
    const shared = new SharedGlimpses();
    for (const stream of this.#streams) {
      const view = this.#game.table.view(last.after, stream.eye);
      const change = changes.of(stream.view, view);
      const glimpses = this.#glimpses(steps, stream.eye);
      if (change === undefined && glimpses.length === 0) continue;
      const noticed = shared.of(glimpses);
      stream.seq += 1;
      stream.view = view;
      stream.noticed += glimpses.length;
      remember(stream.log, noticed);
      if (stream.ring !== null) this.#tell(stream, change ?? '0', noticed, isFollowed, tell);
    }
  }

  #tell(
    stream: Stream,
    change: string,
    noticed: Noticed,
    isFollowed: (eye: Eye) => boolean,
    tell: (eye: Eye, update: string) => void,
  ): void {
    const { packer, ring } = stream;
    if (packer === null || ring === null) return;
    const { text, next } = noticed.packedBy(packer);
    if (next !== packer) stream.packer = this.#sharedPacker(next);
    const update = flat(`[${stream.seq},${change},[`, text, ']]');
    ring.push(update);
    if (ring.length > ringSize) ring.shift();
    stream.unread = isFollowed(stream.eye) ? 0 : stream.unread + 1;
    if (stream.unread === 0) tell(stream.eye, update);
    else if (stream.unread > ringSize) stream.ring = null;
  }

  /** The packer of another eye whose readers have learned the same, where there is one. */
  #sharedPacker(packer: Packer): Packer {
    return this.#streams.find((other) => other.packer?.isLike(packer))?.packer ?? packer;
  }

  #notices(steps: readonly GameStep[], eye: Eye): boolean {
    return steps.some((step) => this.#game.table.glimpses(step, eye).length > 0);
  }

  #look(stream: Stream, state: Sealed): AnyView {
    if (stream.of !== state) stream.view = this.#game.table.view(state, stream.eye);
    stream.of = state;
    return stream.view;
  }

  #glimpses(steps: readonly GameStep[], eye: Eye): readonly Open[] {
    const [first] = steps;
    if (first !== undefined && steps.length === 1) return this.#game.table.glimpses(first, eye);
    return steps.flatMap((step) => this.#game.table.glimpses(step, eye));
  }

  #stream(eye: Eye): Stream {
    const stream = this.#streams[eye === 'table' ? this.#streams.length - 1 : eye];
    if (stream === undefined) throw new RangeError(`no eye ${eye}`);
    return stream;
  }
}

function placeIn(places: Map<string, number>, text: string): number {
  const known = places.get(text);
  if (known !== undefined) return known;
  const place = places.size;
  places.set(text, place);
  return place;
}

/** A match that begins, with what everybody noticed of its first draws. */
export function begun(game: AnyGame, first: Sealed, match: number, opening: readonly GameStep[]): Projection {
  const projection = new Projection(game, first, match);
  projection.arrive(first);
  for (const step of opening.toReversed()) projection.recall(step);
  return projection;
}

/** One text in one piece: what is kept should not hold on to its parts. */
const flat = (...parts: readonly string[]): string => parts.join('');

/** Drops what was noticed too long ago. */
function remember(log: string[], { texts }: Noticed): void {
  for (const text of texts) log.push(text);
  if (log.length > logLength + logSlack) log.splice(0, log.length - logLength);
}
