import { parseRecord, verified } from '@rudel/kernel';
import type {
  AnyGame,
  AnyGlimpse,
  AnyView,
  Eye,
  MatchRecord,
  Outcome,
  RecordFault,
  Replayed,
  Sealed,
  SealedTypes,
  Seat,
  Verification,
} from '@rudel/kernel';

/** A finished match to be looked at again: one frame for each decision, with all that chance did after it. */
export type Film = {
  readonly game: AnyGame;
  readonly record: MatchRecord;
  readonly text: string;
  readonly replayed: Replayed<SealedTypes>;
  /** What came of recomputing all of it. */
  readonly proof: Verification<SealedTypes>;
  /** How many acts lie behind each frame. */
  readonly cuts: readonly number[];
  /** Somebody can say how it went. */
  readonly hasReview: boolean;
};

/** A record read by the rules of its game; `film` shows it as far as they allow, null where it cannot even be begun. */
export type FilmRead =
  | { readonly ok: true; readonly film: Film }
  | { readonly ok: false; readonly fault: RecordFault; readonly film: Film | null };

export function readFilm(game: AnyGame, text: string, hasReview = false): FilmRead {
  const record = parseRecord(text);
  if (!record.ok) return { ok: false, fault: { line: 0, error: record.error }, film: null };
  const proof = verified(game, record.value);
  if ('error' in proof) return { ok: false, fault: proof, film: null };
  const { replayed, brokenRule } = proof;
  const film: Film = { game, record: record.value, text, replayed, proof, cuts: cutsOf(replayed), hasReview };
  return brokenRule === null ? { ok: true, film } : { ok: false, fault: brokenRule, film };
}

/** The first frame comes after what chance did at the start; each further one after a decision and its chances. */
function cutsOf({ acts }: Replayed<SealedTypes>): readonly number[] {
  const decisions = acts.flatMap(({ by }, at) => (by === 'chance' ? [] : [at]));
  return [...decisions, acts.length];
}

/** The frame that shows an act, and what chance did after it. */
export function frameAfter({ cuts }: Film, act: number): number {
  const frame = cuts.findIndex((cut) => cut > act);
  return frame < 0 ? cuts.length - 1 : frame;
}

/** The frame before an act: what whoever decided saw. */
export const frameBefore = ({ cuts }: Film, act: number): number =>
  Math.max(
    0,
    cuts.findLastIndex((cut) => cut <= act),
  );

export const framesOf = ({ cuts }: Film): number => cuts.length;

/** What an eye knows at a frame. */
export function viewAt({ game, replayed, cuts }: Film, frame: number, eye: Eye): AnyView {
  const state = replayed.states[cuts[frame] ?? 0];
  if (state === undefined) throw new RangeError(`no frame ${frame}`);
  return game.table.view(state, eye);
}

const stateAt = ({ replayed, cuts }: Film, frame: number): Sealed | undefined =>
  replayed.states[cuts[frame] ?? 0];

/** Whether the match is over at a frame, so that nobody can play on. */
export function isOverAt(film: Film, frame: number): boolean {
  const state = stateAt(film, frame);
  return state === undefined || film.game.table.turn(state).kind === 'over';
}

/** The whole truth at a frame, as text. */
export function positionAt(film: Film, frame: number): string {
  const state = stateAt(film, frame);
  if (state === undefined) throw new RangeError(`no frame ${frame}`);
  return film.game.table.position.format(state);
}

/** What an eye noticed on the way to a frame. */
export function glimpsesAt({ game, replayed, cuts }: Film, frame: number, eye: Eye): readonly AnyGlimpse[] {
  const { acts, states } = replayed;
  const from = frame === 0 ? 0 : (cuts[frame - 1] ?? 0);
  return acts.slice(from, cuts[frame]).flatMap((act, at) => {
    const [before, after] = [states[from + at], states[from + at + 1]];
    return before === undefined || after === undefined
      ? []
      : game.table.glimpses({ before, act, after }, eye);
  });
}

/** The names in a record; behind that of a bot stands its level, which is left out. */
export function namesIn({ record, replayed }: Film): readonly (string | null)[] {
  return Array.from({ length: replayed.seats }, (_, seat: Seat) => {
    const name = record.tags.get(`Player${seat}`) ?? '';
    return name.replace(/ \(\w+\)$/, '') || null;
  });
}

/** How the match ended; null for a record that breaks off. */
export function outcomeOf({ game, replayed }: Film): Outcome | null {
  const last = replayed.states.at(-1);
  const turn = last === undefined ? null : game.table.turn(last);
  return turn?.kind === 'over' ? turn.outcome : null;
}
