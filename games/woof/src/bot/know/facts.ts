import { factsOf } from '../../facts.ts';
import type { Fact } from '../../facts.ts';
import type { View } from '../../types.ts';

/**
 * What an eye knows first hand: its own cards and looks, and answers, which are true; of these only those to its own
 * questions where it does not listen to others.
 */
export function firstHand(view: View, hearsOthers: boolean): readonly Fact[] {
  const { eye, shown } = view;
  const isHeard = (turn: number): boolean => hearsOthers || shown.log[turn - 1]?.by === eye;
  return factsOf(view).filter((fact) => {
    if (fact.kind === 'look') return fact.card !== null && fact.by === eye;
    return fact.kind === 'answer' ? isHeard(fact.turn) : fact.kind !== 'role';
  });
}

/** Those facts that lie open, for everybody. */
export function publicFacts(facts: readonly Fact[]): readonly Exclude<Fact, { kind: 'pair' }>[] {
  return facts.flatMap((fact) => {
    if (fact.kind === 'pair') return [];
    return [fact.kind === 'look' ? { ...fact, card: null } : fact];
  });
}
