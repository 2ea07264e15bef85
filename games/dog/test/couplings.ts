import { pick } from '@rudel/kernel';
import type { Act, Eye, Rng, Seat } from '@rudel/kernel';
import type { Coupling, Run, Secrecy } from '@rudel/testkit';
import { partnerOf } from '../src/board.ts';
import { cards } from '../src/cards.ts';
import type { Card, DogTypes, Move } from '../src/types.ts';
import { roundByActs } from './hands-by-acts.ts';
import type { DealtCard } from './hands-by-acts.ts';

type DogRun = Run<DogTypes>;

function redealt(run: DogRun, { act, token }: DealtCard, card: Card): DogRun {
  const old = run.acts[act];
  if (old?.by !== 'chance') return run;
  return { ...run, acts: run.acts.with(act, { by: 'chance', drawn: old.drawn.with(token, card) }) };
}

/** Cards of the last deal that somebody else than the eye holds, and nobody but the holder has seen since. */
function unseenCards(run: DogRun, eye: Eye): DealtCard[] {
  const { dealt, held } = roundByActs(run.acts);
  return dealt.filter(({ seat, card }) => seat !== eye && (held[seat]?.includes(card) ?? false));
}

/** Two other players hold each other's card. */
const swapUnseenCards: Coupling<DogTypes> = (run, eye, rng) => {
  const unseen = unseenCards(run, eye);
  if (unseen.length === 0) return null;
  const one = pick(unseen, rng);
  const others = unseen.filter(({ seat, card }) => seat !== one.seat && card !== one.card);
  if (others.length === 0) return null;
  const other = pick(others, rng);
  return redealt(redealt(run, one, other.card), other, one.card);
};

/** Another player was dealt another card; the harness passes over what the deck does not have. */
const dealAnotherCard: Coupling<DogTypes> = (run, eye, rng) => {
  const unseen = unseenCards(run, eye);
  return unseen.length === 0 ? null : redealt(run, pick(unseen, rng), pick(cards, rng));
};

/** Another player gave another card, and neither of the two was seen since. */
const giveAnotherCard: Coupling<DogTypes> = (run, eye, rng) => {
  const giver = pick([0, 1, 2, 3], rng);
  const { held, gifts } = roundByActs(run.acts);
  const gift = gifts.get(giver);
  if (gift === undefined || giver === eye) return null;
  const isOver = gifts.size === 4;
  const to = partnerOf(giver);
  if (isOver && (to === eye || !(held[to]?.includes(gift.card) ?? false))) return null;
  const instead = anotherOf(held[giver] ?? [], gift.card, rng);
  return instead === null ? null : withMove(run, gift.act, giver, { kind: 'give', card: instead });
};

function anotherOf(hand: readonly Card[], card: Card, rng: Rng): Card | null {
  const others = hand.filter((other) => other !== card);
  return others.length === 0 ? null : pick(others, rng);
}

function withMove(run: DogRun, place: number, by: Seat, move: Move): DogRun {
  return { ...run, acts: run.acts.with(place, { by, move }) };
}

/** Gifts are hidden acts: nobody but the giver notices one (dog 2.3). */
const isHiddenFrom = (_before: unknown, act: Act<Move>, eye: Eye): boolean =>
  typeof act.by === 'number' && act.by !== eye && act.move.kind === 'give';

/** What an eye may not know in Dog, said a second time and without the game's own views. */
export const dogSecrecy: Secrecy<DogTypes> = {
  couplings: { swapUnseenCards, dealAnotherCard, giveAnotherCard },
  isHiddenFrom,
};
