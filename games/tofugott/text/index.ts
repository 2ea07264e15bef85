import type { Language } from '@rudel/kernel';
import { withSwiss } from '@rudel/kernel';
import { activeOf, coveredSilhouettes, textIn } from '@rudel/tofugott/page';
import type { CardText, Shown, Silhouette, TieRound, TofugottTypes, View } from '@rudel/tofugott/page';
import { sealText, wrapped } from '@rudel/ui/text';
import type { AnyTextUi, Subject } from '@rudel/ui/text';
import { primer } from './primer.ts';

const words = withSwiss({
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
});

type Words = (typeof words)[Language];

type TofugottSubject = Subject<TofugottTypes>;

const width = 76;

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;
const row = (word: string, rest: string): string => `${word.padEnd(8)}${rest}`;

const perLine = 3;

/** Names with points and the guess that was shown, three a line. */
function seatLines({ view, nameOf, paint }: TofugottSubject): readonly string[] {
  const { shown } = view;
  const active = activeOf(shown);
  const guesses = shown.phase === 'show' ? (shown.guesses.at(-1) ?? []) : [];
  const cells = shown.points.map((points, seat) => {
    const guess = guesses[seat] ?? null;
    const name = `${seat === active ? '▸ ' : '  '}${cut(nameOf(seat), 13)} ${String(points).replace('-', '−')}`;
    return paint.seat(seat, cut(`${name}${guess === null ? '' : ` ${guess}`}`, 25).padEnd(26));
  });
  return Array.from({ length: Math.ceil(cells.length / perLine) }, (_, line) =>
    cells
      .slice(line * perLine, (line + 1) * perLine)
      .join('')
      .trimEnd(),
  );
}

/** The card that was read out, each question with the answers shown to it. */
function cardLines({ scene, questions }: CardText, { best, worst }: Shown): readonly string[] {
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
function choiceLines({ drawn, texts }: View, language: Language): readonly string[] {
  return texts.flatMap((card, index) => {
    if (card === '?') return [];
    const { scene, questions } = textIn(card, language);
    const [first = '', second] = wrapped(`${drawn[index]}: ${scene}`, width, '');
    const asks = cut(`  ${questions.join(' ')}`, width);
    return [first, ...(second === undefined ? [] : [cut(second, width)]), asks];
  });
}

/** The card that was read out, or those to choose from. */
function textLines(view: View, language: Language): readonly string[] {
  if (view.shown.phase === 'keep') return choiceLines(view, language);
  const [card = '?'] = view.texts;
  return card === '?' ? [] : cardLines(textIn(card, language), view.shown);
}

const laid = (cards: readonly (Silhouette | null)[]): string => cards.map((one) => one ?? '–').join(' ');

/** What the eye itself has laid or guessed. */
function ownText({ eye, shown, answers, picks }: View, say: Words): string | null {
  if (eye === 'table' || (shown.phase !== 'guess' && shown.phase !== 'show')) return null;
  if (answers === null || answers === '?') return picks[eye] ?? null;
  const { best, worst, isLocked } = answers;
  return `${say.best} ${laid(best)}  ${say.worst} ${laid(worst)}${isLocked ? `  (${say.locked})` : ''}`;
}

const tieText = ({ seats, turned }: TieRound, letterOf: TofugottSubject['letterOf']): string =>
  seats.map((seat, index) => `${letterOf(seat)} ${turned[index]?.join(' ') || '–'}`).join('   ');

function draw(subject: TofugottSubject): readonly string[] {
  const { view, language, paint } = subject;
  const { shown } = view;
  const say = words[language];
  const own = ownText(view, say);
  const tie = shown.tie.at(-1);
  return [
    ...(activeOf(shown) === null ? [] : [paint.faint(`${say.turn} ${shown.past.length + 1}`)]),
    ...seatLines(subject),
    ...textLines(view, language),
    ...(shown.aside.length > 0 ? [row(say.left, coveredSilhouettes(shown).join(' '))] : []),
    ...(tie === undefined ? [] : [row(say.tie, cut(tieText(tie, subject.letterOf), width - 8))]),
    ...(own === null ? [] : [row(say.own, paint.strong(own))]),
  ];
}

export const text: AnyTextUi = sealText<TofugottTypes>({ draw, width: 78, ...primer });
