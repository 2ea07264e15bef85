import { pick } from '@rudel/kernel';
import type { Act, Rng } from '@rudel/kernel';
import type { Coupling, Secrecy } from '@rudel/testkit';
import type { Fingers, Move } from './types.ts';

const otherCards: Coupling<Fingers> = (run, eye, rng) => {
  const [deal, ...rest] = run.acts;
  if (deal?.by !== 'chance') return null;
  const others = [...deal.drawn.keys()].filter((seat) => seat !== eye);
  const [one, other] = [pick(others, rng), pick(others, rng)];
  const drawn = deal.drawn.with(one, deal.drawn[other] ?? '').with(other, deal.drawn[one] ?? '');
  return { ...run, acts: [{ by: 'chance', drawn }, ...rest] };
};

/** What others show in the round that is not yet revealed may be anything. */
const otherFingers: Coupling<Fingers> = (run, eye, rng) => {
  const reveal = run.acts.findLastIndex(({ by }) => by === 'chance');
  const places = [...run.acts.keys()].filter(
    (place) => place > reveal && isMoveOfOther(run.acts[place], eye),
  );
  if (places.length === 0) return null;
  const place = pick(places, rng);
  return { ...run, acts: run.acts.map((act, index) => (index === place ? changedMove(act, rng) : act)) };
};

const isMoveOfOther = (act: Act<Move> | undefined, eye: unknown): boolean =>
  typeof act?.by === 'number' && act.by !== eye;

function changedMove(act: Act<Move>, rng: Rng): Act<Move> {
  return typeof act.by === 'number' ? { by: act.by, move: { hand: 'L', fingers: rng.int(6) } } : act;
}

export const secrecy: Secrecy<Fingers> = {
  couplings: { 'other cards': otherCards, 'other fingers': otherFingers },
  isHiddenFrom: (_, act, eye) => typeof act.by === 'number' && act.by !== eye,
  longest: 30,
};
