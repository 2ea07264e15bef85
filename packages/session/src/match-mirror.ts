import type { AnyGlimpse, AnyView, Open, Outcome } from '@rudel/kernel';
import { sameData } from '@rudel/kernel';
import { Unpacker, changed } from '@rudel/protocol';
import type { Hello, Snapshot, Update } from '@rudel/protocol';
import type { MatchNow, MatchStep } from './session.ts';

/** What an update did: a step, nothing because it was known, or a gap that only a snapshot closes. */
export type Followed =
  | { readonly kind: 'step'; readonly step: MatchStep; readonly now: MatchNow }
  | { readonly kind: 'known' }
  | { readonly kind: 'gap' };

type Mirrored = { readonly now: MatchNow; readonly unpacker: Unpacker };

/** The match put together from a snapshot and the updates that follow it. */
export class MatchMirror {
  #mirrored: Mirrored | null = null;
  /** The time that is left when the table goes on; undefined while it does not wait. */
  #left: number | null | undefined = undefined;

  /** What a hello may ask to go on from. */
  have(epoch: string | null): Pick<Hello, 'have'> {
    if (epoch === null || this.#mirrored === null) return {};
    const { match, seq } = this.#mirrored.now;
    return { have: { epoch, match, seq } };
  }

  /** Whose eyes the match is seen with; null while there is none. */
  get eye(): AnyView['eye'] | null {
    return this.#mirrored?.now.view.eye ?? null;
  }

  get seq(): number {
    return this.#mirrored?.now.seq ?? 0;
  }

  forget(): void {
    this.#mirrored = null;
  }

  /** A snapshot of what is known already changes nothing, so that a move in the making outlasts a reconnection. */
  begin(snapshot: Snapshot, at: number): { now: MatchNow; outcome: Outcome | null } {
    const { match, seq, shapes, left, outcome = null } = snapshot;
    const known = this.#mirrored?.now.view;
    const view = known !== undefined && sameData(known, snapshot.view) ? known : (snapshot.view as AnyView);
    const now: MatchNow = { match, seq, view, lapsesAt: this.#lapse(left, at) };
    this.#mirrored = { now, unpacker: new Unpacker(shapes) };
    return { now, outcome };
  }

  /** The table waits, or goes on: no clock runs meanwhile. The match with that; null where nothing of it is new. */
  wait(waits: boolean, at: number): MatchNow | null {
    const left = this.#left;
    if (waits === (left !== undefined)) return null;
    const mirrored = this.#mirrored;
    const running = mirrored?.now.lapsesAt ?? null;
    this.#left = waits ? leftOf(running, at) : undefined;
    if (mirrored === null) return null;
    const lapsesAt = typeof left === 'number' ? at + left : null;
    this.#mirrored = { ...mirrored, now: { ...mirrored.now, lapsesAt } };
    return this.#mirrored.now;
  }

  /** The decision that runs has so much time now. The match with that; null where none is known. */
  lengthen(left: number, at: number): MatchNow | null {
    if (this.#mirrored === null) return null;
    const now: MatchNow = { ...this.#mirrored.now, lapsesAt: this.#lapse(left, at) };
    this.#mirrored = { ...this.#mirrored, now };
    return now;
  }

  #lapse(left: number | undefined, at: number): number | null {
    if (this.#left === undefined) return left === undefined ? null : at + left;
    this.#left = left ?? null;
    return null;
  }

  /** A change that does not fit is a gap like any other. */
  follow(update: Update, at: number): Followed {
    if (this.#mirrored === null) return { kind: 'gap' };
    const { now: before, unpacker } = this.#mirrored;
    const [seq, change, packed, left] = update;
    if (seq <= before.seq) return { kind: 'known' };
    if (seq !== before.seq + 1) return { kind: 'gap' };
    try {
      const view = change === 0 ? before.view : changed(before.view, change);
      const glimpses = packed.map((glimpse: Open) => unpacker.unpack(glimpse) as AnyGlimpse);
      const now: MatchNow = { match: before.match, seq, view, lapsesAt: this.#lapse(left, at) };
      this.#mirrored = { now, unpacker };
      return { kind: 'step', step: { before: before.view, after: view, glimpses }, now };
    } catch {
      return { kind: 'gap' };
    }
  }
}

const leftOf = (lapsesAt: number | null, at: number): number | null =>
  lapsesAt === null ? null : Math.max(0, lapsesAt - at);
