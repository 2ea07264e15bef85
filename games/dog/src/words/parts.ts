import type { Eye, NameOf, Seat } from '@rudel/kernel';
import { isStallPlace, ringSize } from '../board.ts';
import type { Place } from '../board.ts';
import { readPlace } from '../places.ts';
import { playedOn } from '../play.ts';
import type { Card, DrivenLeg, Hit, Move, View } from '../types.ts';

/** The seat of whoever reads; null for everybody. */
export type Me = Seat | null | undefined;

/** A card on the table, and who laid it. */
export type Laid = { readonly seat: Seat; readonly card: Card; readonly as: Card };

/** The few phrases from which a language builds its sentences about places and stones. */
export type Phrases = {
  readonly language: string;
  readonly field: (number: number) => string;
  readonly stall: (depth: number) => string;
  readonly stoneOf: (name: string, place: string) => string;
  /** Says whose stone it is that moves. */
  readonly whose: (name: string) => string;
  readonly cards: { readonly [C in Card]: string };
};

export function placeName(phrases: Phrases, place: Place): string {
  return isStallPlace(place) ? phrases.stall(((place - ringSize) & 3) + 1) : phrases.field(place);
}

/** The same for a place as refusals carry it, as text. */
export function placeNamed(phrases: Phrases, text: string | undefined): string {
  return text === undefined ? '' : placeName(phrases, readPlace(text));
}

export function cardNamed(phrases: Phrases, text: string | undefined): string {
  return phrases.cards[(text ?? 'X') as Card];
}

export function joined(phrases: Phrases, items: readonly string[]): string {
  return new Intl.ListFormat(phrases.language).format(items);
}

export function cardsNamed(phrases: Phrases, cards: readonly Card[]): string {
  return joined(
    phrases,
    cards.map((card) => phrases.cards[card]),
  );
}

/** The legs of a drive; where another seat's stone goes, its owner is named. */
export function legsNamed(phrases: Phrases, legs: readonly DrivenLeg[], driver: Eye, nameOf: NameOf): string {
  return legs
    .map(({ from, to, seat }) => {
      const way = `${placeName(phrases, from)} → ${placeName(phrases, to)}`;
      return seat === driver ? way : `${way} (${phrases.whose(nameOf(seat))})`;
    })
    .join(', ');
}

export function hitsNamed(phrases: Phrases, hits: readonly Hit[], nameOf: NameOf): string {
  return joined(
    phrases,
    hits.map((hit) => phrases.stoneOf(nameOf(hit.seat), placeName(phrases, hit.from))),
  );
}

/** The stones that a move would send home. */
export function hitsOf(move: Move, view: View): readonly Hit[] {
  const hits: Hit[] = [];
  if (move.kind === 'exit' || move.kind === 'drive')
    playedOn(view.shown.board, move, (hit) => hits.push(hit));
  return hits;
}
