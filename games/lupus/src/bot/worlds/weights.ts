import type { Role } from '../../roles/role.ts';
import { weightsOfEight } from '../learned/weights-of-eight.ts';
import { weightsOfNine } from '../learned/weights-of-nine.ts';
import { weightsOfTen } from '../learned/weights-of-ten.ts';
import { caution, forgetful, guardedVillage, largeVillage } from '../parameters/weights.ts';
import type { Caution } from '../parameters/weights.ts';

/** What it tells that one is for or against another, as logarithms: if the first is a wolf, the second, and both. */
export type Bond = { readonly by: number; readonly at: number; readonly both: number };

/** How much everything tells that matches among bots can teach, as logarithms of how much likelier it is one way than the other. */
export type Fitted = {
  /** Tokens of the first vote; `led` where a seer had named the one they lie at. */
  readonly token: Bond;
  readonly led: Bond;
  readonly suspect: Bond;
  readonly trust: Bond;
  /** Of two suspects: how much likelier the chosen one is a wolf, and by what a wolf chooses otherwise. */
  readonly choice: {
    readonly at: number;
    readonly over: number;
    readonly ofMate: number;
    readonly overMate: number;
  };
  /** Whoever the dead of a night had suspected or voted for the day before. */
  readonly avenged: number;
  /** That a wolf rather than somebody else claims to be this. */
  readonly claims: {
    readonly medium: number;
    readonly bodyguard: number;
    readonly owl: number;
    readonly mythomaniac: number;
  };
  readonly seer: {
    /** That a living seer keeps silent: for a day, and while others claim its place. */
    readonly silent: number;
    readonly usurped: number;
    /** That wolves spare a seer who has come out, by whether there may be a guard. */
    readonly spared: number;
    readonly guarded: number;
    /** That a wolf claims to be the seer. */
    readonly faked: number;
    /** That a wolf says so of another wolf. */
    readonly framesMate: number;
    readonly clearsMate: number;
    /** That whoever lies names a rival as a wolf: it is near at hand, where any other name is one of many. */
    readonly namesRival: number;
    /** That the true seer speaks after somebody else has claimed to be it. */
    readonly later: number;
  };
  /** How much the word of a living medium tells. */
  readonly medium: number;
  /** That one who is no wolf lies about their character. */
  readonly liar: number;
};

/** How much everything tells. */
export type Weights = Omit<Fitted, 'claims' | 'seer' | 'medium' | 'liar'> &
  Pick<Caution, 'idle' | 'silent' | 'reserved' | 'owl' | 'alibi' | 'temper' | 'memory'> & {
    /** That a wolf rather than somebody else claims to be this; nothing where it tells nothing. */
    readonly claims: { readonly [R in Role]?: number };
    readonly seer: Fitted['seer'] & { readonly wrong: number };
    readonly medium: { readonly alive: number; readonly dead: number };
    /** That so many who are no wolves lie about their character. */
    readonly liars: readonly number[];
  };

/** What was learned, with what has to be added to it for people. */
export function weightsBy({ claims, seer, medium, liar, ...rest }: Fitted): Weights {
  const { idle, silent, reserved, owl, alibi, temper, memory } = caution;
  return {
    ...rest,
    idle,
    silent,
    reserved,
    owl,
    alibi,
    temper,
    memory,
    claims: { ...claims, freemason: caution.freemason },
    seer: { ...seer, wrong: caution.wrong },
    medium: { alive: medium, dead: caution.deadMedium },
    liars: [0, liar, ...caution.moreLiars],
  };
}

const eight = weightsBy(weightsOfEight);
const nine = weightsBy(weightsOfNine);
const ten = weightsBy(weightsOfTen);
const guarded = weightsBy(guardedVillage);
const large = weightsBy(largeVillage);

/** How much everything tells in a village of this size. */
export function weightsAmong(players: number): Weights {
  if (players === 8) return eight;
  if (players === 9) return nine;
  if (players === 10) return ten;
  return players < 15 ? guarded : large;
}

/** From eleven to fourteen forgetting would be an advantage, for there the liars count on a long memory; so a novice is weaker by its shyness alone. */
export const noviceWeights = (players: number, usual: Weights = weightsAmong(players)): Weights =>
  players > 10 && players < 15 ? usual : forgetful(usual);
