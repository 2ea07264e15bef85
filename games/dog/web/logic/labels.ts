import {
  inNest,
  isNest,
  isStallPlace,
  nestSeatOf,
  playedOn,
  ringSize,
  seatOf,
  fresh,
  stoneAt,
} from '@rudel/dog/page';
import type { Board, Hit, Place, Play, View } from '@rudel/dog/page';
import type { NameOf } from '@rudel/kernel';
import type { DogWords } from '../words.ts';
import type { Composed } from './compose.ts';
import { endOf } from './taps.ts';

/** What a person is told about the things that can be touched. */
export type Telling = { readonly words: DogWords; readonly nameOf: NameOf; readonly view: View };

function placeName({ words }: Telling, place: Place): string {
  return isStallPlace(place) ? words.stall(((place - ringSize) & 3) + 1) : words.field(place);
}

function nestName({ words, nameOf, view }: Telling, board: Board, place: Place): string {
  const seat = nestSeatOf(place);
  const stones = board.slice(seat * 4, seat * 4 + 4).filter((stone) => stone === inNest).length;
  return seat === view.eye ? words.yourNest(stones) : words.nestOf(nameOf(seat), stones);
}

function stoneName(telling: Telling, board: Board, place: Place): string {
  const { words, nameOf, view } = telling;
  if (isNest(place)) return nestName(telling, board, place);
  const index = stoneAt(board, place);
  const where = placeName(telling, place);
  const owner = seatOf(index);
  const name = owner === view.eye ? words.yourStone(where) : words.stoneOf(nameOf(owner), where);
  return board[index] === fresh ? `${name} (${words.fresh})` : name;
}

export function sourceLabel(telling: Telling, composed: Composed, place: Place): string {
  const name = stoneName(telling, composed.board, place);
  return place === composed.from ? `${name}, ${telling.words.chosen}` : name;
}

/** A target, and whom the stone that goes there would send back to the nest. */
export function targetLabel(telling: Telling, composed: Composed, place: Place): string {
  const { words, nameOf, view } = telling;
  if (composed.as === 'J') return words.swapWith(stoneName(telling, composed.board, place));
  const owners = hitsAt(view, composed, place).map(({ seat, from }) =>
    seat === view.eye ? words.yourOwn : words.stoneOf(nameOf(seat), placeName(telling, from)),
  );
  const goal = words.target(placeName(telling, place));
  const told = owners.length === 0 ? goal : `${goal}: ${words.hits(owners)}`;
  return endOf(composed) === place ? `${told}, ${words.again}` : told;
}

/** The stones that go back to the nest when the chosen stone moves to a target, beyond those that already have. */
export function hitsAt({ shown }: View, composed: Composed, place: Place): readonly Hit[] {
  const { card, as, from, legs, hits } = composed;
  if (card === null || as === null || from === null || as === 'J') return [];
  const kind: Play['kind'] = isNest(from) ? 'exit' : 'drive';
  const all: Hit[] = [];
  playedOn(shown.board, { kind, card, as, legs: [...legs, { from, to: place }] }, (hit) => all.push(hit));
  return all.slice(as === '7' ? hits.length : 0);
}
