import { faultOfDraws, lotOf, parseRecord, replay } from '@rudel/kernel';
import type {
  AnyGame,
  AnyGlimpse,
  AnyView,
  Eye,
  MatchRecord,
  Outcome,
  RecordFault,
  Replayed,
  SealedTypes,
  Seat,
} from '@rudel/kernel';

/** A finished match to be looked at again: one frame for each decision, with all that chance did after it. */
export type Film = {
  readonly game: AnyGame;
  readonly record: MatchRecord;
  readonly text: string;
  readonly replayed: Replayed<SealedTypes>;
  /** How many acts lie behind each frame. */
  readonly cuts: readonly number[];
};

export type FilmRead =
  | { readonly ok: true; readonly film: Film }
  | { readonly ok: false; readonly fault: RecordFault };

export function readFilm(game: AnyGame, text: string): FilmRead {
  const record = parseRecord(text);
  if (!record.ok) return { ok: false, fault: { line: 0, error: record.error } };
  const replayed = replay(game, record.value);
  if ('error' in replayed) return { ok: false, fault: replayed };
  return { ok: true, film: { game, record: record.value, text, replayed, cuts: cutsOf(replayed) } };
}

/** The first frame comes after what chance did at the start; each further one after a decision and its chances. */
function cutsOf({ acts }: Replayed<SealedTypes>): readonly number[] {
  const decisions = acts.flatMap(({ by }, at) => (by === 'chance' ? [] : [at]));
  return [...decisions, acts.length];
}

export const framesOf = ({ cuts }: Film): number => cuts.length;

/** What an eye knows at a frame. */
export function viewAt({ game, replayed, cuts }: Film, frame: number, eye: Eye): AnyView {
  const state = replayed.states[cuts[frame] ?? 0];
  if (state === undefined) throw new RangeError(`no frame ${frame}`);
  return game.table.view(state, eye);
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

/** Whether every draw follows from what the table was bound to. */
export type Verdict =
  | { readonly kind: 'fair'; readonly draws: number; readonly contributions: readonly string[] }
  | { readonly kind: 'unfair'; readonly fault: RecordFault }
  | { readonly kind: 'unrevealed' };

export function verdictOn({ game, record, replayed }: Film): Verdict {
  const lot = lotOf(record, replayed.seats);
  if (lot === null) return { kind: 'unrevealed' };
  if ('error' in lot) return { kind: 'unfair', fault: lot };
  const fault = faultOfDraws(game, record, replayed, lot);
  if (fault !== null) return { kind: 'unfair', fault };
  const draws = replayed.acts.filter(({ by }) => by === 'chance').length;
  return { kind: 'fair', draws, contributions: lot.contributions };
}
