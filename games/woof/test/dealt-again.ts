import { pick } from '@rudel/kernel';
import type { Act, Eye, Rng } from '@rudel/kernel';
import type { Run } from '@rudel/testkit';
import type { Card, Move, CardPlace, Sign, WoofTypes } from '../src/types.ts';
import type { LookByActs, RoundByActs } from './round-by-acts.ts';
import { answered, cry, played } from './told-twice.ts';

type WoofRun = Run<WoofTypes>;

const cardsAt = (dealt: readonly Card[], place: CardPlace): readonly Card[] =>
  dealt.slice(2 * place, 2 * place + 2);

/** The same run with other cards, in which everything that everybody sees and all that this eye sees comes out alike. */
export function dealAgain(
  run: WoofRun,
  round: RoundByActs,
  dealt: readonly Card[],
  eye: Eye,
  rng: Rng,
): WoofRun | null {
  const { cards } = round;
  const before = cards === null ? undefined : run.acts[cards];
  if (cards === null || before?.by !== 'chance') return null;
  const old = before.drawn as readonly Card[];
  const isTold = round.asks.every(
    ({ at, question }) => answered(question, cardsAt(old, at)) === answered(question, cardsAt(dealt, at)),
  );
  if (!isTold) return null;
  let acts: readonly Act<Move>[] = run.acts.with(cards, { by: 'chance', drawn: dealt });
  for (const look of round.looks) {
    const changed = lookedAgain(acts, look, old, dealt, eye, rng);
    if (changed === null) return null;
    acts = changed;
  }
  return { ...run, acts: acts.map((act, place) => (place > cards ? pointedAgain(act, dealt) : act)) };
}

/** A look that comes to the same token with the new cards; null where there is none. */
function lookedAgain(
  acts: readonly Act<Move>[],
  look: LookByActs,
  old: readonly Card[],
  dealt: readonly Card[],
  eye: Eye,
  rng: Rng,
): readonly Act<Move>[] | null {
  const { by, at, act, side, card } = look;
  const pair = cardsAt(dealt, at);
  if (act === null) return acts;
  if (card === null) return at === eye ? acts : acts.with(act, laid(at, pair, rng));
  const isKnown = by === eye || (side !== null && at === eye);
  const sign = signIn(old, by, card);
  const fitting = pair.filter((one) => signIn(dealt, by, one) === sign && (!isKnown || one === card));
  if (fitting.length === 0) return null;
  const shown = pick(fitting, rng);
  if (side === null) return acts.with(act, { by: 'chance', drawn: [shown] });
  if (at === eye) return acts;
  const rest = pair.toSpliced(pair.indexOf(shown), 1)[0] ?? shown;
  const [left, right] = side === 'left' ? [shown, rest] : [rest, shown];
  return acts.with(act, { by: at, move: { kind: 'lay', left, right } });
}

const signIn = (dealt: readonly Card[], by: CardPlace, card: Card): Sign =>
  cry(card, played(cardsAt(dealt, by)) === 'P');

function laid(by: CardPlace, [one, other]: readonly Card[], rng: Rng): Act<Move> {
  const [left, right] = rng.int(2) === 0 ? [one, other] : [other, one];
  return { by, move: { kind: 'lay', left: left ?? 'S', right: right ?? 'S' } };
}

/** A board that whoever the seat plays now can have set. */
function pointedAgain(act: Act<Move>, dealt: readonly Card[]): Act<Move> {
  if (typeof act.by !== 'number' || act.move.kind !== 'suspect') return act;
  const isWolf = played(cardsAt(dealt, act.by)) === 'W';
  if (isWolf === (act.move.second === 'x')) return act;
  return { by: act.by, move: { ...act.move, second: isWolf ? 'x' : 'none' } };
}
