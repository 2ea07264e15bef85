import type { Seat } from '@rudel/kernel';
import { announced } from './cards.ts';
import type { Card, Pair, Sign } from './cards.ts';
import { answerOf } from './questions.ts';
import type { Question } from './questions.ts';
import { mayPay } from './tokens.ts';
import type { Deed, CardPlace, Shown, Unseen, View } from './types.ts';

/** Something that an eye knows for sure, with the turn in which it came to know it (counted from 1). */
export type Fact =
  /** One's own cards. */
  | { readonly kind: 'pair'; readonly at: CardPlace; readonly pair: Pair }
  /** A token, and the card that was seen where this eye knows it. */
  | {
      readonly kind: 'look';
      readonly turn: number;
      readonly by: Seat;
      readonly at: CardPlace;
      readonly sign: Sign;
      readonly card: Card | null;
    }
  | {
      readonly kind: 'answer';
      readonly turn: number;
      readonly at: CardPlace;
      readonly question: Question;
      readonly answer: boolean;
    }
  /** Only a shepherd, or anybody else, could look or had to pass with the tokens that were left. */
  | { readonly kind: 'role'; readonly turn: number; readonly at: Seat; readonly isShepherd: boolean };

/** All that a view tells about the cards of this round. */
export function factsOf(view: View): readonly Fact[] {
  const { eye, shown, pairs } = view;
  const own = eye === 'table' ? [] : (pairs[eye] ?? []);
  const facts: Fact[] = [];
  if (eye !== 'table' && own.length > 0) facts.push({ kind: 'pair', at: eye, pair: own as Pair });
  let looks = 0;
  for (const [nth, deed] of shown.log.entries()) {
    facts.push(...roleFacts(shown, nth, deed), ...deedFacts(deed, nth + 1, view.seen[looks]));
    if (deed.kind === 'look') looks += 1;
  }
  if (shown.looking !== null && shown.turn !== null)
    facts.push(...roleFacts(shown, shown.log.length, { kind: 'look', by: shown.turn }));
  return facts;
}

/** What a deed tells about the place it was done at; of a look also the card, where that is seen. */
function deedFacts(deed: Deed, turn: number, seen: Card | Unseen | undefined): Fact[] {
  if (deed.kind === 'look') {
    const { by, at, sign } = deed;
    return [{ kind: 'look', turn, by, at, sign, card: seen === undefined || seen === '?' ? null : seen }];
  }
  if (deed.kind !== 'ask') return [];
  const { at, question, answer } = deed;
  return [{ kind: 'answer', turn, at, question, answer }];
}

/** Whoever looks can pay for it, and whoever passes cannot; a shepherd has less to pay (woof 3.4). */
function roleFacts(shown: Shown, nth: number, { kind, by }: Pick<Deed, 'kind' | 'by'>): Fact[] {
  if (shown.options.tokens === 'unlimited' || (kind !== 'look' && kind !== 'pass')) return [];
  const before = shown.log.slice(0, nth);
  const isImpossible = (isShepherd: boolean): boolean =>
    mayPay(shown, before, by, isShepherd) !== (kind === 'look');
  return [true, false]
    .filter(isImpossible)
    .map((isShepherd) => ({ kind: 'role', turn: nth + 1, at: by, isShepherd: !isShepherd }));
}

/**
 * How likely a fact is if the place it is about holds these cards and `shepherd` plays the shepherd (null: nobody):
 * 0 where it is impossible. A look shows either card with the same chance; where owners lay out (woof 9.4), nobody knows better.
 */
export function likelihood(fact: Fact, pair: Pair, shepherd: CardPlace | null): number {
  switch (fact.kind) {
    case 'pair':
      return isSamePair(fact.pair, pair) ? 1 : 0;
    case 'answer':
      return answerOf(fact.question, pair) === fact.answer ? 1 : 0;
    case 'role':
      return (fact.at === shepherd) === fact.isShepherd ? 1 : 0;
    case 'look': {
      const couldShow = (card: Card): boolean =>
        (fact.card === null || fact.card === card) && announced(card, fact.by === shepherd) === fact.sign;
      return pair.filter(couldShow).length / pair.length;
    }
  }
}

function isSamePair([first, second]: Pair, [one, other]: Pair): boolean {
  return (first === one && second === other) || (first === other && second === one);
}
