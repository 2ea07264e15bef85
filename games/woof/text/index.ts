import type { Language } from '@rudel/kernel';
import { withSwiss } from '@rudel/kernel';
import { sealText } from '@rudel/ui/text';
import type { AnyTextUi, Subject } from '@rudel/ui/text';
import { hasSuspected, isAsk, isLook, scoresOf } from '@rudel/woof/page';
import type { CardPlace, Shown, WoofTypes } from '@rudel/woof/page';
import { primer } from './primer.ts';

const words = withSwiss({
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
});

type Words = (typeof words)[Language];

type WoofSubject = Subject<WoofTypes>;

/** `S←B`, with what the eye saw itself behind it; `WHP+←C` for a question. Of a place, in the order of turns. */
function lyingAt({ view, letterOf }: WoofSubject, place: CardPlace): readonly string[] {
  let looks = 0;
  return view.shown.log.flatMap((deed) => {
    const seen = isLook(deed) ? view.seen[looks] : undefined;
    if (isLook(deed)) looks += 1;
    if (!(isLook(deed) || isAsk(deed)) || deed.at !== place) return [];
    const what = isLook(deed) ? deed.sign : `${deed.question}${deed.answer ? '+' : '-'}`;
    const card = seen === undefined || seen === '?' ? '' : `(${seen})`;
    return [`${what}←${letterOf(deed.by)}${card}`];
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

/** A cross each, and a large one for the one that shows red. */
function errorsText({ errors, red }: Shown, place: CardPlace): string {
  const count = errors[place] ?? 0;
  return red[place] === true ? `${'x'.repeat(count - 1)}X` : 'x'.repeat(count);
}

function placeLine(subject: WoofSubject, place: CardPlace, say: Words): string {
  const { shown } = subject.view;
  const isMiddle = place === shown.seats;
  const mark = shown.turn === place ? '▸' : ' ';
  const suspected = hasSuspected(shown, place) ? '!' : ' ';
  const name = isMiddle ? say.middle : subject.nameOf(place);
  return [
    `${mark}${suspected}${name}`.slice(0, 15).padEnd(16),
    (isMiddle ? '' : String(scoresOf(shown)[place] ?? 0)).padEnd(7),
    errorsText(shown, place).padEnd(3),
    latest(lyingAt(subject, place)),
  ].join('');
}

/** What lies in front of one's own seat; nothing for whoever only watches. */
function ownLines({ view, paint }: WoofSubject, say: Words): readonly string[] {
  if (view.eye === 'table') return [];
  const [cards = [], questions = []] = [view.pairs[view.eye], view.hands[view.eye]];
  const board = view.boards[view.eye] ?? '?';
  const parts = [
    paint.strong(cards.join(' ') || '–'),
    `${say.ask} ${questions.join(' ') || '–'}`,
    ...(board === '?' ? [] : [`! ${board.join(',')}`]),
  ];
  return ['', `${say.own.padEnd(8)}${parts.join('   ')}`];
}

function draw(subject: WoofSubject): readonly string[] {
  const { view, paint } = subject;
  const say = words[subject.language];
  const head = `${say.round} ${view.shown.round}`.padEnd(16) + say.points.padEnd(10) + say.lies;
  return [
    paint.faint(head),
    ...view.pairs.map((_, place) => {
      const line = placeLine(subject, place, say).trimEnd();
      return place === view.shown.seats ? paint.faint(line) : paint.seat(place, line);
    }),
    ...ownLines(subject, say),
  ];
}

/** In the rules a pointer to 0 names nobody (woof 5.2); in moves that are typed, 0 is the first seat. */
const namesSeatNought = (typed: string): boolean => /^suspect\b.*\b0\b/.test(typed);

const misread = withSwiss({
  en: (typed: string): string | null =>
    namesSeatNought(typed)
      ? 'In moves you type, 0 is the first seat, and in the rules it means nobody. Type none for nobody, or choose from the list.'
      : null,
  de: (typed: string): string | null =>
    namesSeatNought(typed)
      ? 'Beim Tippen ist 0 der erste Platz, in den Regeln heißt es niemand. Schreib none für niemand, oder wähl aus der Liste.'
      : null,
});

export const text: AnyTextUi = sealText<WoofTypes>({ draw, width: 76, misread, ...primer });
