import type { Seat } from '@rudel/kernel';
import { verdictOf } from '@rudel/woelfe/page';
import type { Glimpse, GlimpseOf, Shown, Trick, TrickDie } from '@rudel/woelfe/page';

/** One moment of a scene: what lies in the middle, what moves there, and for how long, in milliseconds. */
export type Shot = {
  readonly trick: Trick;
  readonly isTaken: boolean;
  /** The place of the die that tumbles. */
  readonly rolling: number | null;
  /** Whose goblin jumps onto the die rolled last. */
  readonly goblin: Seat | null;
  /** The place of the bee that flies to somebody. */
  readonly flying: number | null;
  /** Who takes the dice away. */
  readonly taker: Seat | null;
  /** Who has just turned out to hunt. */
  readonly unmasked: readonly Seat[] | null;
  /** The match is over: what its last round came to is shown. */
  readonly isCounted: boolean;
  readonly sound: 'die' | 'hit' | 'stone' | null;
  readonly lasts: number;
};

export const pace = {
  sweep: 220,
  tumble: 400,
  rest: 120,
  goblin: 350,
  flight: 320,
  /** A verdict that stays on the table until one’s own next die, or is gone with somebody else’s. */
  verdict: { own: 700, others: 2000 },
  unmasking: 2000,
  counted: 4000,
  /** What moves at most, apart from what is to be read. */
  whole: 1500,
} as const;

const still: Omit<Shot, 'trick' | 'lasts'> = {
  isTaken: false,
  rolling: null,
  goblin: null,
  flying: null,
  taker: null,
  unmasked: null,
  isCounted: false,
  sound: null,
};

/** After this a scene is cut: it moves, unmasks, and tells a trick and the last round. */
export const longestScene: number = pace.whole + pace.unmasking + pace.verdict.others + pace.counted + 500;

/** Whether a shot is to be read: such a one is never cut short. */
const isRead = ({ isTaken, taker, unmasked }: Shot): boolean =>
  (isTaken && taker === null) || unmasked !== null;

/** Plans a scene shot by shot; what only moves does so within the time it may take. */
export function shotsOf(before: Lying, glimpses: readonly Glimpse[], after: Next): readonly Shot[] {
  const shots: Shot[] = sweepBefore(before, glimpses);
  let lying = before.trick;
  for (const glimpse of glimpses) {
    const shot = shotOf(lying, glimpse, after);
    if (shot === null) continue;
    shots.push(shot);
    lying = shot.trick;
  }
  const moving = shots.reduce((sum, shot) => sum + (isRead(shot) ? 0 : shot.lasts), 0);
  const share = Math.min(1, pace.whole / Math.max(1, moving));
  return shots.map((shot) => (isRead(shot) ? shot : { ...shot, lasts: Math.round(shot.lasts * share) }));
}

/** What the scene leads to: whether its eye leads the next trick itself, and whether the match is over. */
export type Next = { readonly isOwnLead: boolean; readonly isOver: boolean };

type Lying = Pick<Shown, 'trick' | 'tricks' | 'seats'>;

/** The dice of the last trick are taken away when the next one begins. */
function sweepBefore({ trick, tricks, seats }: Lying, glimpses: readonly Glimpse[]): Shot[] {
  const last = tricks.at(-1);
  if (trick !== null || last === undefined || !glimpses.some(({ kind }) => kind === 'rolled')) return [];
  return [{ ...still, trick: last, isTaken: true, taker: verdictOf(last, seats).winner, lasts: pace.sweep }];
}

function shotOf(lying: Trick | null, glimpse: Glimpse, next: Next): Shot | null {
  if (glimpse.kind === 'rolled') return rolledShot(lying, glimpse);
  if (glimpse.kind === 'trick') return takenShot(glimpse, next);
  if (lying === null) return null;
  switch (glimpse.kind) {
    case 'goblin':
      return goblinShot(lying, glimpse);
    case 'laid':
      return laidShot(lying, glimpse);
    case 'sides':
      return { ...still, trick: lying, unmasked: glimpse.hunters, sound: 'hit', lasts: pace.unmasking };
    case 'sidesScored':
    case 'bidsScored':
      return next.isOver ? countedShot(lying) : null;
    default:
      return null;
  }
}

function takenShot({ trick }: GlimpseOf<'trick'>, { isOwnLead }: Next): Shot {
  const { own, others } = pace.verdict;
  return { ...still, trick, isTaken: true, lasts: isOwnLead ? own : others };
}

const countedShot = (trick: Trick): Shot => ({
  ...still,
  trick,
  isTaken: true,
  isCounted: true,
  sound: 'stone',
  lasts: pace.counted,
});

function rolledShot(lying: Trick | null, { seat, die: kind, face, isAgain }: GlimpseOf<'rolled'>): Shot {
  const { leader, dice } = lying ?? { leader: seat, dice: [] };
  const before = isAgain ? dice.slice(0, -1) : dice;
  const undone = isAgain ? (dice.at(-1)?.undone ?? []) : [];
  const trick = { leader, dice: [...before, { kind, face, at: null, undone }] };
  return { ...still, trick, rolling: before.length, sound: 'die', lasts: pace.tumble + pace.rest };
}

/** The goblin takes the die up: it shows nothing until it has been rolled again. */
function goblinShot({ leader, dice }: Trick, { seat: by }: GlimpseOf<'goblin'>): Shot {
  const last = dice.at(-1) as TrickDie;
  const undone = [...last.undone, { face: last.face ?? 0, at: last.at, by }];
  const trick = { leader, dice: dice.with(dice.length - 1, { ...last, at: null, undone }) };
  return { ...still, trick, goblin: by, sound: 'hit', lasts: pace.goblin };
}

function laidShot({ leader, dice }: Trick, { at }: GlimpseOf<'laid'>): Shot {
  const trick = { leader, dice: dice.with(dice.length - 1, { ...(dice.at(-1) as TrickDie), at }) };
  return { ...still, trick, flying: dice.length - 1, sound: 'stone', lasts: pace.flight };
}
