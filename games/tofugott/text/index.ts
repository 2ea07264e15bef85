import { readFields, readList } from '@rudel/kernel';
import type { Language, Seat } from '@rudel/kernel';
import { wrapped } from '@rudel/ui/text';
import type { Drawing, Scene } from '@rudel/ui/text';
import { primer } from './primer.ts';

const words = {
  en: {
    turn: 'turn',
    left: 'left',
    own: 'yours',
    locked: 'locked',
    best: 'best',
    worst: 'worst',
    tie: 'tie',
  },
  de: {
    turn: 'Zug',
    left: 'übrig',
    own: 'deine',
    locked: 'stehen fest',
    best: 'beste',
    worst: 'schlechteste',
    tie: 'Stechen',
  },
} as const satisfies { readonly [L in Language]: object };

type Words = (typeof words)[Language];

const width = 76;
const silhouettes = 'rat pig elephant dolphin human tofu spider beetle bird snake'.split(' ');

/** A card as a sight writes it. */
type Card = { readonly scene: string; readonly questions: readonly string[] };

/** A table as a sight describes it. */
type Table = {
  readonly eye: string;
  readonly phase: string;
  readonly starter: string;
  readonly turn: number;
  readonly aside: readonly string[];
  /** The last guesses shown, by seat. */
  readonly guesses: readonly string[];
  readonly best: readonly string[];
  readonly worst: readonly string[];
  readonly tie: string;
  readonly points: readonly string[];
  readonly drawn: readonly string[];
  readonly answers: string;
  readonly picks: readonly string[];
  readonly cards: readonly (Card | null)[];
};

const same = (text: string): string => text;
const listOf = (text: string): readonly string[] => readList(text, same);

const signs: { readonly [mark: string]: string } = {
  _: ' ',
  '~u': '_',
  '~t': '~',
  '~c': ',',
  '~s': ';',
  '~l': '/',
  '~a': '*',
};

const phrase = (text: string): string => text.replaceAll(/_|~./g, (mark) => signs[mark] ?? mark);

/** A card has four texts in English and four in German, or four for both. */
function cardOf(text: string, language: Language): Card | null {
  if (text === '?') return null;
  const all = text.split(';').map(phrase);
  const [scene = '', ...questions] = language === 'de' ? all.slice(-4) : all.slice(0, 4);
  return { scene, questions };
}

function tableOf(sight: string, language: Language): Table {
  const fields = readFields(sight.split(' ', 1)[0] ?? '', sight);
  const plain = (key: string): string => fields.take(key);
  return {
    eye: plain('eye'),
    phase: plain('phase'),
    starter: plain('starter'),
    turn: readList(plain('past'), same).length + 1,
    aside: listOf(plain('aside')),
    guesses: plain('guesses').split('|').at(-1)?.split('/') ?? [],
    best: listOf(plain('best')),
    worst: listOf(plain('worst')),
    tie: plain('tie'),
    points: plain('points').split('/'),
    drawn: listOf(plain('drawn')),
    answers: plain('answers'),
    picks: plain('picks').split('/'),
    cards: readList(plain('texts'), (text) => cardOf(text, language), '/'),
  };
}

const isRunning = ({ phase }: Table): boolean => !['starter', 'tie', 'over'].includes(phase);

function activeOf(table: Table): Seat | null {
  if (!isRunning(table)) return null;
  return (Number(table.starter) + table.turn - 1) % table.points.length;
}

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;
const row = (word: string, rest: string): string => `${word.padEnd(8)}${rest}`;

const perLine = 3;

/** Names with points and the guess that was shown, three a line. */
function seatLines(table: Table, { nameOf, paint }: Scene): readonly string[] {
  const active = activeOf(table);
  const cells = table.points.map((points, seat) => {
    const guess = table.guesses[seat] ?? '-';
    const isShown = table.phase === 'show' && guess !== '-';
    const name = `${seat === active ? '▸ ' : '  '}${cut(nameOf(seat), 13)} ${points.replace('-', '−')}`;
    return paint.seat(seat, cut(`${name}${isShown ? ` ${guess}` : ''}`, 25).padEnd(26));
  });
  return Array.from({ length: Math.ceil(cells.length / perLine) }, (_, line) =>
    cells
      .slice(line * perLine, (line + 1) * perLine)
      .join('')
      .trimEnd(),
  );
}

/** The card that was read out, each question with the answers shown to it. */
function cardLines({ scene, questions }: Card, { best, worst }: Table): readonly string[] {
  const [first = '', second] = wrapped(scene, width, '');
  return [
    first,
    ...(second === undefined ? [] : [cut(second, width)]),
    ...questions.map((question, index) => {
      const shown = [best[index], worst[index]].filter((one) => one !== undefined).join(' / ');
      return `${index + 1} ${cut(question, shown === '' ? width - 2 : 54)}${shown === '' ? '' : `  ${shown}`}`;
    }),
  ];
}

/** The two cards of which one is kept. */
function choiceLines({ drawn, cards }: Table): readonly string[] {
  return cards.flatMap((card, index) => {
    if (card === null) return [];
    const [first = '', second] = wrapped(`${drawn[index]}: ${card.scene}`, width, '');
    const asks = cut(`  ${card.questions.join(' ')}`, width);
    return [first, ...(second === undefined ? [] : [cut(second, width)]), asks];
  });
}

const laid = (list: string): string => list.replaceAll('-', '–').replaceAll(',', ' ');

/** What the eye itself has laid or guessed. */
function ownLine(table: Table, say: Words): string | null {
  if (table.phase !== 'guess' && table.phase !== 'show') return null;
  const pick = table.picks[Number(table.eye)];
  if (table.answers === '?') return pick === undefined || pick === '-' ? null : pick;
  const [best = '', worst = '', lock = ''] = table.answers.split('/');
  return `${say.best} ${laid(best)}  ${say.worst} ${laid(worst)}${lock === 'locked' ? `  (${say.locked})` : ''}`;
}

const tieText = (tie: string, letterOf: Scene['letterOf']): string =>
  (tie.split(',').at(-1) ?? '')
    .split('/')
    .map((part) => `${letterOf(Number(part[0]))} ${part.slice(2).replaceAll('.', ' ').replace('-', '–')}`)
    .join('   ');

function draw(scene: Scene): readonly string[] {
  const table = tableOf(scene.sight, scene.language);
  const say = words[scene.language];
  const [card] = table.cards;
  const open = [...table.aside, ...table.best, ...table.worst];
  const own = ownLine(table, say);
  const isChoosing = table.phase === 'keep';
  return [
    ...(isRunning(table) ? [scene.paint.faint(`${say.turn} ${table.turn}`)] : []),
    ...seatLines(table, scene),
    ...(isChoosing ? choiceLines(table) : []),
    ...(!isChoosing && card ? cardLines(card, table) : []),
    ...(table.aside.length > 0
      ? [row(say.left, silhouettes.filter((one) => !open.includes(one)).join(' '))]
      : []),
    ...(table.tie === '-' ? [] : [row(say.tie, cut(tieText(table.tie, scene.letterOf), width - 8))]),
    ...(own === null ? [] : [row(say.own, scene.paint.strong(own))]),
  ];
}

export const text: Drawing = { draw, width: 78, ...primer };
