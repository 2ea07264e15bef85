import type { Seat } from '@rudel/kernel';
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
  readonly sound: 'die' | 'hit' | 'stone' | null;
  readonly lasts: number;
};

export const pace = { tumble: 400, rest: 120, goblin: 350, flight: 320, verdict: 700, whole: 1500 } as const;

const still: Pick<Shot, 'isTaken' | 'rolling' | 'goblin' | 'flying' | 'sound'> = {
  isTaken: false,
  rolling: null,
  goblin: null,
  flying: null,
  sound: null,
};

/** Plans a scene shot by shot, all of it within the time that a scene may take. */
export function shotsOf({ trick }: Pick<Shown, 'trick'>, glimpses: readonly Glimpse[]): readonly Shot[] {
  const shots: Shot[] = [];
  let lying = trick;
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
