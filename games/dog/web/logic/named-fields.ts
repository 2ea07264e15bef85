import { isNest, ringSize } from '@rudel/dog/page';
import type { Leg, Place } from '@rudel/dog/page';
import type { Composed } from './compose.ts';
import type { LastMove } from './last-move.ts';

const isField = (place: Place): boolean => place < ringSize && !isNest(place);
const endsOfLegs = (legs: readonly Leg[]): readonly Place[] => legs.flatMap(({ from, to }) => [from, to]);
const fieldsAmong = (places: readonly Place[]): readonly Place[] => [...new Set(places.filter(isField))];

/** The fields that a move in the making is about: what can be chosen next, and what has been. */
function fieldsOfChoice({ draft, legs, hits, sources, targets, from }: Composed): readonly Place[] {
  const whole = draft !== null && 'legs' in draft ? draft.legs : legs;
  const next = draft === null ? (from === null ? sources : [from, ...targets]) : [];
  return [...endsOfLegs(whole), ...hits.map((hit) => hit.from), ...next];
}

/** The fields whose numbers are worth reading now: those of the move in the making, else those of the last move. */
export function namedFields(composed: Composed, last: LastMove | null): readonly Place[] {
  if (composed.card !== null) return fieldsAmong(fieldsOfChoice(composed));
  if (composed.kind === 'play' && composed.from !== null) return fieldsAmong([composed.from]);
  if (last === null) return [];
  const ends = last.ways.flatMap((way) => [way[0] as Place, way.at(-1) as Place]);
  return fieldsAmong([...ends, ...last.hits.map(({ from }) => from)]);
}
