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
  readonly sound: 'die' | 'hit' | 'stone' | null;
  readonly lasts: number;
};

export const pace = {
  sweep: 220,
  tumble: 400,
  rest: 120,
  goblin: 350,
  flight: 320,
  verdict: 700,
  whole: 1500,
} as const;

const still: Omit<Shot, 'trick' | 'lasts'> = {
  isTaken: false,
  rolling: null,
  goblin: null,
  flying: null,
  taker: null,
  sound: null,
};

/** Plans a scene shot by shot, all of it within the time that a scene may take. */
export function shotsOf(before: Lying, glimpses: readonly Glimpse[]): readonly Shot[] {
  const shots: Shot[] = sweepBefore(before, glimpses);
  let lying = before.trick;
  for (const glimpse of glimpses) {
    const shot = shotOf(lying, glimpse);
    if (shot === null) continue;
    shots.push(shot);
    lying = shot.trick;
  }
  const whole = shots.reduce((sum, { lasts }) => sum + lasts, 0);
  const share = Math.min(1, pace.whole / Math.max(1, whole));
  return shots.map((shot) => ({ ...shot, lasts: Math.round(shot.lasts * share) }));
}

type Lying = Pick<Shown, 'trick' | 'tricks' | 'seats'>;

/** The dice of the last trick are taken away when the next one begins. */
function sweepBefore({ trick, tricks, seats }: Lying, glimpses: readonly Glimpse[]): Shot[] {
  const last = tricks.at(-1);
  if (trick !== null || last === undefined || !glimpses.some(({ kind }) => kind === 'rolled')) return [];
  return [{ ...still, trick: last, isTaken: true, taker: verdictOf(last, seats).winner, lasts: pace.sweep }];
}

function shotOf(lying: Trick | null, glimpse: Glimpse): Shot | null {
  switch (glimpse.kind) {
    case 'rolled':
      return rolledShot(lying, glimpse);
    case 'goblin':
      return lying === null ? null : goblinShot(lying, glimpse);
    case 'laid':
      return lying === null ? null : laidShot(lying, glimpse);
    case 'trick':
      return { ...still, trick: glimpse.trick, isTaken: true, lasts: pace.verdict };
    default:
      return null;
  }
}

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
