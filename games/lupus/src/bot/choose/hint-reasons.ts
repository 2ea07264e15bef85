import { inPercent, sentenceOf } from '@rudel/bots';
import type { Seat } from '@rudel/kernel';
import { tokensAt } from '../../day/votes.ts';
import type { Statement } from '../../talk/statements.ts';
import { isHonest } from '../know/knowledge.ts';
import { bitOf } from '../know/seat-set.ts';
import { hintParameters } from '../parameters/hints.ts';
import type { Basis } from '../value/basis.ts';
import { ownBelief } from '../worlds/belief.ts';
import { cluesIn, opinionsOf } from '../worlds/clues.ts';
import type { Clue } from '../worlds/clues.ts';
import { tempered } from '../worlds/sureness.ts';
import type { Weights } from '../worlds/weights.ts';
import type { HintWords } from './hint-words.ts';
import { agreedWish, guardWorth } from './nights.ts';

const { tells } = hintParameters;

/** Says in words what was weighed of each seat. */
export class Reasons {
  readonly #basis: Basis;
  readonly #words: HintWords;
  readonly #opinions: Float64Array;
  readonly #clues: ReadonlyMap<Clue, Float64Array>;

  constructor(basis: Basis, weights: Weights, words: HintWords) {
    const { shown, common, eye, knowledge } = basis;
    this.#basis = basis;
    this.#words = words;
    this.#opinions = opinionsOf(common, eye, knowledge);
    this.#clues = cluesIn(shown, common, weights, eye, knowledge);
  }

  /** How likely one is a wolf, and what that rests on; to somebody who lies, how likely the village thinks so. */
  doubtOf(seat: Seat, isAgainst = true): readonly string[] {
    const { knowledge, experience } = this.#basis;
    const words = this.#words;
    const percent = inPercent(tempered(this.#opinions[seat] ?? 0, experience));
    if (!isHonest(knowledge.role)) {
      const lost = isAgainst && knowledge.mates.includes(seat) ? [words.lost] : [];
      return [...lost, words.seems(percent), ...this.#clueOn(seat, isAgainst)];
    }
    if ((knowledge.guilty & bitOf(seat)) !== 0) return [words.known];
    if ((knowledge.innocent & bitOf(seat)) !== 0) return [words.cleared];
    return [words.wolf(percent), ...this.#clueOn(seat, isAgainst)];
  }

  /** The kind of clue that speaks most against one, or for one; none where nothing speaks loudly. */
  #clueOn(seat: Seat, isAgainst: boolean): readonly string[] {
    const weightOf = (clue: Float64Array): number => (isAgainst ? 1 : -1) * (clue[seat] ?? 0);
    const [top] = [...this.#clues].toSorted(([, one], [, other]) => weightOf(other) - weightOf(one));
    return top !== undefined && weightOf(top[1]) >= tells ? [this.#words.clues(top[0])] : [];
  }

  forToken(seat: Seat): string {
    const { shown, common } = this.#basis;
    const tokens = tokensAt(shown.days.at(-1), common.heard.players)[seat] ?? 0;
    return sentenceOf([...this.doubtOf(seat), ...(tokens > 0 ? [this.#words.tokens(tokens)] : [])]);
  }

  forVerdict(seat: Seat): string {
    return sentenceOf(this.doubtOf(seat));
  }

  forPointing(seat: Seat): string {
    const { shown, common, eye, knowledge } = this.#basis;
    const words = this.#words;
    const packed = agreedWish(this.#basis) === seat ? [words.packed] : [];
    if (shown.call === 'wolf') {
      const { seer } = ownBelief(common, eye, knowledge);
      return sentenceOf([...packed, words.mayBeSeer(inPercent(seer[seat] ?? 0)), ...this.doubtOf(seat)]);
    }
    if (shown.call === 'bodyguard' && guardWorth(this.#basis, seat) > 0)
      return sentenceOf([
        words.mayBeSeer(inPercent(common.belief.seer[seat] ?? 0)),
        ...this.doubtOf(seat, false),
      ]);
    if (shown.call === 'mythomaniac')
      return sentenceOf([words.mayBeSeer(inPercent(common.belief.seer[seat] ?? 0))]);
    return sentenceOf([...packed, ...this.doubtOf(seat)]);
  }

  forSaying(what: Statement): string {
    const words = this.#words;
    switch (what.kind) {
      case 'claim':
        if (what.role !== this.#basis.knowledge.role) return sentenceOf([words.lie]);
        return sentenceOf([what.role === 'villager' ? words.face : words.truth]);
      case 'report':
        return sentenceOf([what.as === this.#basis.knowledge.role ? words.truth : words.lie]);
      case 'suspect':
      case 'vote':
        return sentenceOf(this.doubtOf(what.at));
      case 'trust':
        return sentenceOf(this.doubtOf(what.at, false));
      case 'ask':
        return sentenceOf([words.question]);
      default:
        return sentenceOf([words.echo]);
    }
  }

  forNote(seat: Seat): string {
    return sentenceOf([this.#words.note, ...this.doubtOf(seat)]);
  }
}
