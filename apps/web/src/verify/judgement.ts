import { commitmentTo } from '@rudel/kernel';
import type { CheckedDraw, RecordFault, SealedTypes, Verification } from '@rudel/kernel';
import type { Promised } from '@rudel/session/promise-book';
import { outcomeOf } from '../replay/film.ts';
import type { Film } from '../replay/film.ts';

/** What this device knows of the promise behind a record. */
export type PromiseKnown =
  /** It was told before the deal, and the record names the same. */
  | 'kept'
  /** It was told another commitment than the record names. */
  | 'broken'
  /** It was told the same, but only after the deal. */
  | 'late'
  /** It was told nothing; the record names what its table published before the deal. */
  | 'untold'
  /** It was told nothing, and the commitment may have been computed afterwards. */
  | 'claimed'
  /** Nothing was committed to. */
  | 'missing';

/** Whether what this device added is among the contributions; `none` where it added nothing. */
export type AddedKnown = 'in' | 'missing' | 'none';

export type SecretKnown = 'fits' | 'wrong' | 'hidden';

/** A record held against all that this device knows. */
export type Judgement = {
  readonly promise: PromiseKnown;
  readonly added: AddedKnown;
  /** Whether any seat added something; without that the table alone decides what its secret leads to. */
  readonly isAddedTo: boolean;
  readonly secret: SecretKnown;
  readonly draws: number;
  readonly wrongDraws: readonly CheckedDraw[];
  readonly brokenRule: RecordFault | null;
  /** Whether the record goes on to the end of the match. */
  readonly isFinished: boolean;
  /**
   * `kept`: all fits to the end, and this device heard the promise before the deal. `sound`: what there is fits, and somebody else has to vouch for the rest. `unproven`: something is missing that a proof needs. `broken`: something contradicts.
   */
  readonly whole: 'kept' | 'sound' | 'unproven' | 'broken';
};

type Proof = Verification<SealedTypes>;

function promiseKnown({ commitment, dealt }: Proof, promised: Promised | undefined): PromiseKnown {
  if (commitment === null) return 'missing';
  if (promised === undefined) return dealt === null ? 'claimed' : 'untold';
  if (promised.commitment !== commitment || promised.other !== undefined) return 'broken';
  return promised.isEarly ? 'kept' : 'late';
}

function addedKnown({ contributions, secret }: Proof, promised: Promised | undefined): AddedKnown {
  if (promised?.added === undefined || secret === null) return 'none';
  return contributions.includes(promised.added) ? 'in' : 'missing';
}

function secretKnown({ secret, commitment }: Proof): SecretKnown {
  if (secret === null) return 'hidden';
  return commitment === null || commitmentTo(secret) === commitment ? 'fits' : 'wrong';
}

function wholeOf({
  promise,
  added,
  secret,
  wrongDraws,
  brokenRule,
  isFinished,
}: Omit<Judgement, 'whole'>): Judgement['whole'] {
  const isBroken = promise === 'broken' || secret === 'wrong' || wrongDraws.length > 0;
  if (isBroken || brokenRule !== null) return 'broken';
  if (promise === 'missing' || secret === 'hidden') return 'unproven';
  return promise === 'kept' && added !== 'missing' && isFinished ? 'kept' : 'sound';
}

/** Judges a record by itself, and by what this device was promised and has added. */
export function judgementOn(film: Film, promised: Promised | undefined): Judgement {
  const { proof } = film;
  const parts = {
    promise: promiseKnown(proof, promised),
    added: addedKnown(proof, promised),
    isAddedTo: proof.contributions.some((text) => text !== ''),
    secret: secretKnown(proof),
    draws: proof.draws.length,
    wrongDraws: proof.draws.filter(({ holds }) => !holds),
    brokenRule: proof.brokenRule,
    isFinished: outcomeOf(film) !== null,
  };
  return { ...parts, whole: wholeOf(parts) };
}
