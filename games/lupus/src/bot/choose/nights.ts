import { pick } from '@rudel/kernel';
import type { Rng, Seat } from '@rudel/kernel';
import { isKillingIn } from '../../night/calls.ts';
import { noteIn } from '../../night/diary.ts';
import type { Sign } from '../../night/signs.ts';
import type { Move } from '../../types.ts';
import { foundBy } from '../know/knowledge.ts';
import { habits } from '../parameters/habits.ts';
import type { Basis } from '../value/basis.ts';
import { ownBelief } from '../worlds/belief.ts';
import { bestOf, happens } from './choosing.ts';

const { nights } = habits;

/** Where somebody points who is called. */
export function pointingOf(basis: Basis, rng: Rng): Move {
  const sign = basis.shown.call === 'wolf' ? signOf(basis, rng) : null;
  return { kind: 'point', at: targetOf(basis, rng), sign };
}

/** In the first night wolves settle who will claim to be the seer: whoever gives that sign. */
function signOf({ shown, policy, knowledge }: Basis, rng: Rng): Sign | null {
  const share = policy.fakeSeer / (knowledge.mates.length + 1);
  if (shown.night === 1) return happens(share, rng) ? 'seer' : null;
  return null;
}

function targetOf(basis: Basis, rng: Rng): Seat {
  const { shown, others, common, policy } = basis;
  const wish = agreedWish(basis);
  if (wish !== null) return wish;
  switch (shown.call) {
    case 'wolf':
      return victimOf(basis, rng);
    case 'seer':
      return bestOf(unseenBy(basis), (seat) => basis.wolf[seat] ?? 0, rng, nights.seersWhim);
    case 'bodyguard':
      return bestOf(others, (seat) => guardWorth(basis, seat), rng, nights.guardsWhim);
    case 'owl':
      return bestOf(others, (seat) => basis.wolf[seat] ?? 0, rng, policy.whim);
    case 'mythomaniac': {
      const idol = bestOf(others, (seat) => common.belief.seer[seat] ?? 0, rng, nights.idolsWhim);
      return (common.belief.seer[idol] ?? 0) > nights.idol ? idol : pick(others, rng);
    }
    default:
      return pick(others, rng);
  }
}

/** The seats that a seer has not looked at yet; all others once there are none. */
export function unseenBy({ view, knowledge, others }: Basis): readonly Seat[] {
  const seen = new Set(knowledge.deeds.flatMap((deed) => foundBy(view, deed)?.[0] ?? []));
  const open = others.filter((seat) => !seen.has(seat));
  return open.length > 0 ? open : others;
}

/** Whom those with open eyes pointed at the time before, if they have to agree: the most, the lowest seat of equals. */
export function agreedWish({ view, eye, shown, others, knowledge }: Basis): Seat | null {
  const diary = view.diaries[eye];
  if (shown.round === 1 || shown.call === null || diary === undefined || diary === '?') return null;
  const note = noteIn(diary, shown, shown.night, shown.call);
  if (note === null) return null;
  const prey = shown.call === 'wolf' ? others.filter((seat) => !knowledge.mates.includes(seat)) : others;
  const wishes = [note.at, ...note.mates.flatMap(({ at }) => at ?? [])];
  const countOf = (seat: Seat): number => wishes.filter((one) => one === seat).length;
  const [first] = prey
    .filter((seat) => countOf(seat) > 0)
    .toSorted((one, other) => countOf(other) - countOf(one));
  return first ?? null;
}

export const guardWorth = ({ common }: Basis, seat: Seat): number =>
  (common.belief.seer[seat] ?? 0) * (1 - (common.belief.wolf[seat] ?? 0)) +
  (['medium', 'freemason'].includes(common.heard.claims[seat] ?? '') ? nights.guarded : 0);

export const preyOf = ({ others, knowledge }: Basis): readonly Seat[] =>
  others.filter((seat) => !knowledge.mates.includes(seat));

function victimOf(basis: Basis, rng: Rng): Seat {
  const { shown, others, policy } = basis;
  const prey = preyOf(basis);
  if (!isKillingIn(shown, shown.night) || prey.length === 0)
    return pick(prey.length > 0 ? prey : others, rng);
  const worth = preyWorth(basis, happens(readinessToHunt(basis), rng));
  return bestOf(prey, worth, rng, nights.wolvesWhim + nights.whimsShare * policy.whim);
}

/** How readily wolves go for whoever claims to be the seer: less where a guard may stand before it, or where the claim is contested. */
export function readinessToHunt({ shown, eye, knowledge, common, policy }: Basis): number {
  const { claims } = common.heard;
  const isContested = [eye, ...knowledge.mates].some(
    (seat) => claims[seat] === 'seer' && shown.fates[seat] === null,
  );
  return policy.hunting[shown.deck.includes('bodyguard') ? 1 : 0] * (isContested ? nights.contested : 1);
}

/** Whoever sees comes first, then whoever is trusted; whom the village will lynch anyway can wait. */
export function preyWorth(basis: Basis, hunts: boolean): (seat: Seat) => number {
  const { eye, knowledge, common } = basis;
  const { seer } = ownBelief(common, eye, knowledge);
  const { claims } = common.heard;
  const survived = survivorsOf(basis);
  return (seat) => {
    const isOut = claims[seat] === 'seer';
    const sees =
      (seer[seat] ?? 0) * (isOut ? (hunts ? nights.huntedSeer : nights.doubtedSeer) : nights.hiddenSeer);
    const trusted = 1 - nights.suspected * (common.belief.wolf[seat] ?? 0);
    const special = ['medium', 'freemason', 'bodyguard', 'owl'].includes(claims[seat] ?? '')
      ? nights.useful
      : 0;
    return sees + trusted + special - (survived.includes(seat) ? nights.survived : 0);
  };
}

/** Whom the wolves have chosen in vain: guarded, or no prey for wolves. */
function survivorsOf({ knowledge, shown }: Basis): readonly Seat[] {
  return knowledge.deeds
    .filter(({ role }) => role === 'wolf')
    .flatMap(({ note }) => note.chosen ?? [])
    .filter((seat) => shown.fates[seat] === null);
}
