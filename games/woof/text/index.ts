import { readFields, readList } from '@rudel/kernel';
import type { Language, Seat } from '@rudel/kernel';
import type { Drawing, Scene } from '@rudel/ui/text';
import { primer } from './primer.ts';

const words = {
  en: {
    round: 'round',
    points: 'points',
    lies: 'lies there',
    own: 'yours',
    middle: 'the middle',
    ask: 'ask',
  },
  de: {
    round: 'Runde',
    points: 'Punkte',
    lies: 'liegt dort',
    own: 'deine',
    middle: 'die Mitte',
    ask: 'fragen',
  },
} as const satisfies { readonly [L in Language]: object };

type Words = (typeof words)[Language];

/** A table as a sight describes it. */
type Table = {
  readonly eye: string;
  readonly seats: number;
  readonly round: string;
  readonly turn: string;
  readonly log: readonly string[];
  readonly errors: readonly string[];
  readonly points: readonly (readonly string[])[];
  readonly pairs: readonly (readonly string[])[];
  readonly hands: readonly (readonly string[])[];
  readonly seen: readonly string[];
  readonly boards: readonly string[];
};

const same = (text: string): string => text;
const listsIn = (text: string): string[][] => text.split('/').map((list) => readList(list, same));

function tableOf(sight: string): Table {
  const fields = readFields(sight.split(' ', 1)[0] ?? '', sight);
  const plain = (key: string): string => fields.take(key);
  return {
    eye: plain('eye'),
    seats: Number(plain('seats')),
    round: plain('round'),
    turn: plain('turn'),
    log: readList(plain('log'), same),
    errors: plain('errors').split('/'),
    points: readList(plain('points'), (round) => round.split('/')),
    pairs: listsIn(plain('pairs')),
    hands: listsIn(plain('hands')),
    seen: readList(plain('seen'), same),
    boards: plain('boards').split('/'),
  };
}

/** `S←B`, with what the eye saw itself behind it; `WHP+←C` for a question. Of a place, in the order of turns. */
function lyingAt(table: Table, place: number, letterOf: Scene['letterOf']): readonly string[] {
  let looks = 0;
  return table.log.flatMap((deed) => {
    const [, by = '', kind = '', at = '', what = ''] = /^(\d)([>:])(\d)(\S*)$/.exec(deed) ?? [];
    const seen = kind === '>' ? table.seen[looks] : undefined;
    if (kind === '>') looks += 1;
    if (at !== String(place)) return [];
    const card = seen === undefined || seen === '?' ? '' : `(${seen})`;
    return [`${what.replace(/[lr]$/, '')}←${letterOf(Number(by))}${card}`];
  });
}

const roomForTokens = 48;

/** As many of the latest as there is room for. */
function latest(tokens: readonly string[]): string {
  const shown = tokens.toReversed();
  while (shown.join(' ').length > roomForTokens) shown.pop();
  const isCut = shown.length < tokens.length;
  return `${isCut ? '… ' : ''}${shown.toReversed().join(' ')}`;
}

const errorsText = (errors: string): string => {
  const count = Number(errors.replace('!', ''));
  return errors.endsWith('!') ? `${'x'.repeat(count - 1)}X` : 'x'.repeat(count);
};

function placeLine(table: Table, place: Seat, scene: Scene, say: Words): string {
  const isMiddle = place === table.seats;
  const mark = table.turn === String(place) ? '▸' : ' ';
  const hasSuspected = table.log.includes(`${place}!`) ? '!' : ' ';
  const name = isMiddle ? say.middle : scene.nameOf(place);
  const points = table.points.reduce((sum, round) => sum + Number(round[place] ?? 0), 0);
  return [
    `${mark}${hasSuspected}${name}`.slice(0, 15).padEnd(16),
    (isMiddle ? '' : String(points)).padEnd(7),
    errorsText(table.errors[place] ?? '0').padEnd(3),
    latest(lyingAt(table, place, scene.letterOf)),
  ].join('');
}

function ownLine(table: Table, scene: Scene, say: Words): string {
  const seat = Number(table.eye);
  const [cards = [], questions = []] = [table.pairs[seat], table.hands[seat]];
  const board = table.boards[seat] ?? '-';
  const parts = [
    scene.paint.strong(cards.join(' ') || '–'),
    `${say.ask} ${questions.join(' ') || '–'}`,
    ...(board === '-' ? [] : [`! ${board}`]),
  ];
  return `${say.own.padEnd(8)}${parts.join('   ')}`;
}

function draw(scene: Scene): readonly string[] {
  const table = tableOf(scene.sight);
  const say = words[scene.language];
  const head = `${say.round} ${table.round}`.padEnd(16) + say.points.padEnd(10) + say.lies;
  return [
    scene.paint.faint(head),
    ...table.pairs.map((_, place) => {
      const line = placeLine(table, place, scene, say).trimEnd();
      return place === table.seats ? scene.paint.faint(line) : scene.paint.seat(place, line);
    }),
    ...(table.eye === 'table' ? [] : ['', ownLine(table, scene, say)]),
  ];
}

export const text: Drawing = { draw, width: 76, ...primer };
