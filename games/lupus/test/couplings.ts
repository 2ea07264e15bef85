import { pick } from '@rudel/kernel';
import type { Act, Eye, Rng, Seat } from '@rudel/kernel';
import type { Coupling, Run, Secrecy } from '@rudel/testkit';
import type { LupusTypes, Move, Special } from '../src/types.ts';
import { Teller, storyOf } from './second-telling.ts';

type LupusRun = Run<LupusTypes>;
type LupusAct = Act<Move>;

/** A coupling whose runs are told alike to the eye, by the second telling; and one of its runs may be any. */
function toldAlike(change: (run: LupusRun, eye: Eye, rng: Rng) => LupusRun | null): Coupling<LupusTypes> {
  return (run, eye, rng) => {
    const other = change(run, eye, rng);
    if (other === null) return null;
    const [one, two] = [storyOf(run, eye), storyOf(other, eye)];
    return one.length === two.length && one.every((text, nth) => text === two[nth]) ? other : null;
  };
}

const isBySeat = (act: LupusAct): act is { readonly by: Seat; readonly move: Move } =>
  typeof act.by === 'number';

/** Another act in one place, picked among those that fit. */
function changedAct(
  run: LupusRun,
  rng: Rng,
  changeOf: (act: LupusAct, place: number) => LupusAct | null,
): LupusRun | null {
  const places = run.acts.flatMap((act, place) => {
    const other = changeOf(act, place);
    return other === null ? [] : [{ place, other }];
  });
  if (places.length === 0) return null;
  const { place, other } = pick(places, rng);
  return { ...run, acts: run.acts.with(place, other) };
}

const playersOf = ({ seats, options }: LupusRun): number =>
  seats - Number(seats === 25 || (options.narrator === 'human' && seats > 8));

const dealPlace = ({ acts }: LupusRun): number =>
  acts.findIndex(
    (act) => act.by === 'chance' && act.drawn.length >= 8 && /^[WVSMPBOFHY]$/.test(act.drawn[0] ?? ''),
  );

/** Two other seats have each other's card. */
function withCardsSwapped(run: LupusRun, one: Seat, other: Seat): LupusRun | null {
  const place = dealPlace(run);
  const act = run.acts[place];
  if (act?.by !== 'chance') return null;
  const [first = '', second = ''] = [act.drawn[one], act.drawn[other]];
  if (first === second) return null;
  return {
    ...run,
    acts: run.acts.with(place, { by: 'chance', drawn: act.drawn.with(one, second).with(other, first) }),
  };
}

function twoOthers(run: LupusRun, eye: Eye, rng: Rng): readonly [Seat, Seat] | null {
  const others = Array.from({ length: playersOf(run) }, (_, seat) => seat).filter((seat) => seat !== eye);
  const one = pick(others, rng);
  const other = pick(others, rng);
  return one === other ? null : [one, other];
}

const swapCards = toldAlike((run, eye, rng) => {
  const two = twoOthers(run, eye, rng);
  return two === null ? null : withCardsSwapped(run, ...two);
});

/** Two other seats have each other's card and each other's nights. */
const swapLives = toldAlike((run, eye, rng) => {
  const two = twoOthers(run, eye, rng);
  return two === null ? null : withLivesSwapped(run, ...two);
});

/** A ghost and somebody alive have each other's card, and what they did at night. */
const swapWithGhost = toldAlike((run, eye, rng) => {
  const seats = Array.from({ length: playersOf(run) }, (_, seat) => seat).filter((seat) => seat !== eye);
  const dead = deathsIn(run);
  const [ghosts, living] = [seats.filter((seat) => dead.has(seat)), seats.filter((seat) => !dead.has(seat))];
  return ghosts.length === 0 ? null : withLivesSwapped(run, pick(ghosts, rng), pick(living, rng));
});

function withLivesSwapped(run: LupusRun, one: Seat, other: Seat): LupusRun | null {
  const swapped = withCardsSwapped(run, one, other);
  if (swapped === null) return null;
  const dead = deathsIn(run);
  const bothLive = Math.min(...[one, other].map((seat) => dead.get(seat) ?? run.acts.length));
  const acts = swapped.acts.map((act, place): LupusAct => {
    if (!isBySeat(act) || act.move.kind !== 'point' || place > bothLive) return act;
    if (act.by === one) return { ...act, by: other };
    return act.by === other ? { ...act, by: one } : act;
  });
  return { ...swapped, acts };
}

/** With which act each ghost became one. */
function deathsIn(run: LupusRun): ReadonlyMap<Seat, number> {
  const teller = new Teller({ ...run, acts: [] }, 'table');
  const found = new Map<Seat, number>();
  for (const [place, act] of run.acts.entries()) {
    teller.hear(act);
    for (const [seat, fate] of teller.facts.fates.entries())
      if (fate !== null && !found.has(seat)) found.set(seat, place);
  }
  return found;
}

/** Somebody else points elsewhere. */
const pointElsewhere = toldAlike((run, eye, rng) =>
  changedAct(run, rng, (act) => {
    if (!isBySeat(act) || act.by === eye || act.move.kind !== 'point') return null;
    return { by: act.by, move: { ...act.move, at: rng.int(playersOf(run)) } };
  }),
);

/** Somebody else gives another sign with the pointing. */
const signOtherwise = toldAlike((run, eye, rng) =>
  changedAct(run, rng, (act) => {
    if (!isBySeat(act) || act.by === eye || act.move.kind !== 'point' || act.move.sign === null) return null;
    return {
      by: act.by,
      move: { ...act.move, sign: pick([null, 'insist', 'unsure', 'seer', 'follow'] as const, rng) },
    };
  }),
);

/** The lots fall otherwise. */
const drawOtherLots = toldAlike((run, _eye, rng) => {
  const from = dealPlace(run);
  return changedAct(run, rng, (act, place) => {
    if (act.by !== 'chance' || place <= from || act.drawn.length < 3) return null;
    const [one, other] = [rng.int(act.drawn.length), rng.int(act.drawn.length)];
    const { drawn } = act;
    return { by: 'chance', drawn: drawn.with(one, drawn[other] ?? '').with(other, drawn[one] ?? '') };
  });
});

/** Somebody else suspects another one. */
const markElsewhere = toldAlike((run, eye, rng) =>
  changedAct(run, rng, (act) => {
    if (!isBySeat(act) || act.by === eye || act.move.kind !== 'mark') return null;
    return { by: act.by, move: { kind: 'mark', at: rng.int(playersOf(run)) } };
  }),
);

/** Somebody else votes otherwise where votes are secret. */
const voteOtherwise = toldAlike((run, eye, rng) =>
  changedAct(run, rng, (act) => {
    if (!isBySeat(act) || act.by === eye) return null;
    const { kind } = act.move;
    if (kind === 'paw' || kind === 'tuft')
      return { by: act.by, move: { kind: kind === 'paw' ? 'tuft' : 'paw' } };
    if (kind !== 'vote' || run.options.firstVote === 'sequential') return null;
    return { by: act.by, move: { kind, at: rng.int(playersOf(run)) } };
  }),
);

/** Time ran out where somebody else was the last to answer. */
const lapseInstead = toldAlike((run, eye, rng) =>
  changedAct(run, rng, (act, place) => {
    const next = run.acts[place + 1];
    const isLast = next?.by === 'chance' && next.drawn.length > 2;
    if (!isBySeat(act) || act.by === eye || !isLast) return null;
    return ['point', 'vote', 'paw', 'tuft'].includes(act.move.kind) ? { by: 'clock' } : null;
  }),
);

/** A villager is possessed, or the possessed is none, where that is not told. */
const possessOrNot = toldAlike((run, eye, rng) => {
  const place = dealPlace(run);
  const act = run.acts[place];
  const choice = run.acts[place - 1];
  if (act?.by !== 'chance' || choice === undefined) return null;
  const isIn = act.drawn.includes('P');
  const seats = act.drawn.flatMap((card, seat) =>
    card === (isIn ? 'P' : 'V') && seat !== eye ? [seat] : [],
  );
  if (seats.length === 0) return null;
  const drawn = act.drawn.with(pick(seats, rng), isIn ? 'V' : 'P');
  const other = otherChoice(choice, isIn);
  if (other === null) return null;
  return { ...run, acts: run.acts.with(place - 1, other).with(place, { by: 'chance', drawn }) };
});

function otherChoice(choice: LupusAct, wasIn: boolean): LupusAct | null {
  if (choice.by === 'chance') return { by: 'chance', drawn: [wasIn ? 'villager' : 'possessed'] };
  if (!isBySeat(choice) || choice.move.kind !== 'deck') return null;
  const { roles } = choice.move;
  const others: readonly Special[] = roles.filter((role) => role !== 'possessed');
  const at = others.findIndex((role) => role !== 'medium');
  const place = at === -1 ? others.length : at;
  return {
    by: choice.by,
    move: { kind: 'deck', roles: wasIn ? others : others.toSpliced(place, 0, 'possessed') },
  };
}

/** Pointing, marking and secret votes are hidden acts: nobody but whoever does it notices, and the narrator. */
const isHiddenFrom = (before: object, act: LupusAct, eye: Eye): boolean => {
  if (!isBySeat(act) || act.by === eye) return false;
  const { shown } = before as {
    readonly shown: { readonly fates: readonly unknown[]; readonly options: LupusRun['options'] };
  };
  if (eye !== 'table' && eye >= shown.fates.length) return false;
  const { kind } = act.move;
  if (kind === 'vote') return shown.options.firstVote === 'simultaneous';
  if (kind === 'ready') return shown.fates[act.by] !== null;
  return ['point', 'mark', 'paw', 'tuft'].includes(kind);
};

/** What has to do with who is what. */
export const couplingsOfRoles: Secrecy<LupusTypes> = {
  couplings: { swapLives, swapCards, possessOrNot },
  longest: 200,
};

/** What has to do with who of them is dead: it takes a while until somebody is. */
export const couplingsOfGhosts: Secrecy<LupusTypes> = { couplings: { swapWithGhost }, longest: 450 };

/** What has to do with what is done in secret. */
export const couplingsOfActs: Secrecy<LupusTypes> = {
  couplings: { pointElsewhere, lapseInstead, markElsewhere },
  isHiddenFrom,
  longest: 200,
};

/** What an eye may not know in Lupus in Tabula, said a second time and without the game's own views. */
export const lupusSecrecy: Secrecy<LupusTypes> = {
  couplings: {
    swapLives,
    swapCards,
    pointElsewhere,
    signOtherwise,
    drawOtherLots,
    markElsewhere,
    voteOtherwise,
    lapseInstead,
    possessOrNot,
  },
  isHiddenFrom,
  longest: 240,
};
