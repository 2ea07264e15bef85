import { formatList, quoted, readList, readMaybe, readParts, unreadable } from '@rudel/kernel';
import { sortedCards } from './cards.ts';
import type { Card, Pair, Sign } from './cards.ts';
import { formatBoard, readBoard, readCard, readPlace } from './move-notation.ts';
import type { Question } from './questions.ts';
import type { Deed, Reveal, Side } from './types.ts';

const letters: { readonly [S in Side]: string } = { left: 'l', right: 'r' };

/** `0>3S` looked and laid a sheep, `0>3Sl` took the left card, `1:2WHP+` asked and heard yes, `3!` suspected, `4.` passed. */
export function formatDeed(deed: Deed): string {
  switch (deed.kind) {
    case 'look':
      return `${deed.by}>${deed.at}${deed.sign}${deed.side === null ? '' : letters[deed.side]}`;
    case 'ask':
      return `${deed.by}:${deed.at}${deed.question}${deed.answer ? '+' : '-'}`;
    case 'suspect':
      return `${deed.by}!`;
    case 'pass':
      return `${deed.by}.`;
  }
}

const lookForm = /^(\d)>(\d)([SDHW?])([lr]?)$/;
const askForm = /^(\d):(\d)(WHP|SHP|D|H|S)([+-])$/;
const otherForm = /^(\d)([!.])$/;

const sidesByLetter: { readonly [letter: string]: Side } = { l: 'left', r: 'right' };

export function readDeed(text: string): Deed {
  return (
    readLook(text) ??
    readAsk(text) ??
    readOther(text) ??
    unreadable(`${quoted(text)} is no deed: they are written 0>3S, 1:2WHP+, 3! and 4. .`)
  );
}

function readLook(text: string): Deed | null {
  const [, by, at, sign, side] = lookForm.exec(text) ?? [];
  if (by === undefined || at === undefined) return null;
  return {
    kind: 'look',
    by: readPlace(by),
    at: readPlace(at),
    sign: sign as Sign,
    side: sidesByLetter[side ?? ''] ?? null,
  };
}

function readAsk(text: string): Deed | null {
  const [, by, at, question, answer] = askForm.exec(text) ?? [];
  if (by === undefined || at === undefined) return null;
  return {
    kind: 'ask',
    by: readPlace(by),
    at: readPlace(at),
    question: question as Question,
    answer: answer === '+',
  };
}

function readOther(text: string): Deed | null {
  const [, by, mark] = otherForm.exec(text) ?? [];
  return by === undefined ? null : { kind: mark === '!' ? 'suspect' : 'pass', by: readPlace(by) };
}

const same = (text: string): string => text;
const listed = (items: readonly number[]): string => formatList(items, String);

/** The parts of a round that lie open: cards, boards, who was early, where the shepherd cried wolf. */
export function formatReveal({ pairs, boards, early, baits }: Reveal): string {
  const cards = pairs.map((pair) => formatList(pair, same)).join('/');
  return [cards, boards.map(formatBoard).join('/'), listed(early), listed(baits)].join('|');
}

export function readReveal(text: string, places: number, seats: number): Reveal {
  const [cards = '', boards = '', early = '', baits = ''] = readParts(text, 4, same, '|');
  return {
    pairs: readParts(cards, places, readPair),
    boards: readParts(boards, seats, readBoard),
    early: readList(early, readPlace),
    baits: readList(baits, readPlace),
  };
}

function readPair(text: string): Pair {
  const pair: readonly Card[] = readList(text, readCard);
  if (pair.length !== 2) unreadable(`Everybody has two cards, and not ${quoted(text)}.`);
  return sortedCards(pair as Pair);
}

export const readMaybeReveal = (text: string, places: number, seats: number): Reveal | null =>
  readMaybe(text, (reveal) => readReveal(reveal, places, seats));
