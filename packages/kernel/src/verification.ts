import type { Game, GameTypes } from './game.ts';
import { contributionNotation } from './random/contribution.ts';
import { commitmentTo, drawByLot, secretNotation } from './random/fairness.ts';
import type { Lot, Secret } from './random/fairness.ts';
import { replayAsFar } from './record.ts';
import type { MatchRecord, RecordFault, Replayed } from './record.ts';
import type { Drawn, Urn } from './turn.ts';

/** One draw of a record beside the draw that follows from its lot. */
export type CheckedDraw = {
  /** Which chance event it is, from 0. */
  readonly nth: number;
  /** Which act of the match it is, from 0. */
  readonly act: number;
  /** Its line in the text. */
  readonly line: number;
  readonly urn: Urn;
  readonly drawn: Drawn;
  readonly expected: Drawn;
  readonly holds: boolean;
};

/** What somebody knows of a match without its record: what was promised before the deal, and what they added. */
export type Claims = { readonly promised?: string; readonly added?: string };

/** All that can be said about a record by recomputing it. */
export type Verification<G extends GameTypes> = {
  /** As far as the rules allow. */
  readonly replayed: Replayed<G>;
  /** The first act or position that the rules do not allow. */
  readonly brokenRule: RecordFault | null;
  /** The commitment as the record has it; null where it has none. */
  readonly commitment: string | null;
  /**
   * When the match was dealt. Such a record carries the commitment that its table had published before; one without may carry a
   * commitment that was computed from the secret afterwards.
   */
  readonly dealt: string | null;
  /** By seat, `''` for a seat that added nothing; empty where no secret is revealed. */
  readonly contributions: readonly string[];
  readonly secret: Secret | null;
  /** Empty where no secret is revealed. */
  readonly draws: readonly CheckedDraw[];
  /** The gravest fault: a promise broken, then the first draw that does not follow from the lot, then the rules. */
  readonly fault: RecordFault | null;
};

/** The lot that a finished record reveals; null where it reveals none. */
export function lotOf(record: MatchRecord, seats: number): Lot | RecordFault | null {
  const text = record.tags.get('Secret');
  if (text === undefined) return null;
  const secret = secretNotation.parse(text);
  if (!secret.ok) return { line: 0, error: secret.error };
  const contributions: string[] = [];
  for (let seat = 0; seat < seats; seat += 1) {
    const contribution = contributionNotation.parse(record.tags.get(`Contribution${seat}`) ?? '');
    if (!contribution.ok) return { line: 0, error: contribution.error };
    contributions.push(contribution.value);
  }
  return { secret: secret.value, contributions };
}

/** Every draw of a record, recomputed from its lot. */
function checkedDraws<G extends GameTypes>(
  game: Game<G>,
  record: MatchRecord,
  { acts, states }: Replayed<G>,
  lot: Lot,
): readonly CheckedDraw[] {
  const actLines = record.lines.filter(({ kind }) => kind === 'act');
  const draws: CheckedDraw[] = [];
  for (const [index, act] of acts.entries()) {
    const turn = game.table.turn(states[index] as G['State']);
    if (act.by !== 'chance' || turn.kind !== 'chance') continue;
    const { urn } = turn;
    const expected = drawByLot(lot, urn, draws.length);
    const holds = expected.join(',') === act.drawn.join(',');
    draws.push({
      nth: draws.length,
      act: index,
      line: actLines[index]?.line ?? 0,
      urn,
      drawn: act.drawn,
      expected,
      holds,
    });
  }
  return draws;
}

function faultIn(draws: readonly CheckedDraw[]): RecordFault | null {
  const wrong = draws.find(({ holds }) => !holds);
  if (wrong === undefined) return null;
  return {
    line: wrong.line,
    error: `By its secret the table should have drawn ${wrong.expected.join(',')}.`,
  };
}

const tagOf = ({ tags }: MatchRecord, name: string): string | null => tags.get(name) ?? null;

const ofAll = (error: string): RecordFault => ({ line: 0, error });

/** Whether the secret is the promised one, and what this record lacks of what somebody knows. */
function faultOfPromise(commitment: string | null, lot: Lot | null, claims: Claims): RecordFault | null {
  const { promised, added } = claims;
  if (promised !== undefined && promised !== commitment)
    return ofAll(
      'The promise was broken: this record names another commitment than the one told before the deal.',
    );
  if (lot === null) return null;
  if (commitment === null) return ofAll('The commitment is missing, so the secret proves nothing.');
  if (commitment !== commitmentTo(lot.secret))
    return ofAll('The promise was broken: the secret is not the one that was committed to before the deal.');
  if (added !== undefined && !lot.contributions.includes(added))
    return ofAll(`What was added, ‘${added}’, is not among the contributions that decided the draws.`);
  return null;
}

/** Recomputes the commitment and every draw; null when all is as promised. */
export function faultOfDraws<G extends GameTypes>(
  game: Game<G>,
  record: MatchRecord,
  replayed: Replayed<G>,
  lot: Lot,
): RecordFault | null {
  const commitment = tagOf(record, 'Commitment');
  return faultOfPromise(commitment, lot, {}) ?? faultIn(checkedDraws(game, record, replayed, lot));
}

/** Plays a record again and recomputes all that chance did in it; a fault where it cannot even be begun. */
export function verified<G extends GameTypes>(
  game: Game<G>,
  record: MatchRecord,
  claims: Claims = {},
): Verification<G> | RecordFault {
  const played = replayAsFar(game, record);
  if ('error' in played) return played;
  const { replayed, fault: brokenRule } = played;
  const lot = lotOf(record, replayed.seats);
  if (lot !== null && 'error' in lot) return lot;
  const commitment = tagOf(record, 'Commitment');
  const draws = lot === null ? [] : checkedDraws(game, record, replayed, lot);
  return {
    replayed,
    brokenRule,
    commitment,
    dealt: tagOf(record, 'Dealt'),
    contributions: lot?.contributions ?? [],
    secret: lot?.secret ?? null,
    draws,
    fault: faultOfPromise(commitment, lot, claims) ?? faultIn(draws) ?? brokenRule,
  };
}
