import type { Seat } from '@rudel/kernel';
import { withSwiss } from '@rudel/kernel';
import { cardOf, claimOf, isAlive, isNight, tokensAt } from '@rudel/lupus/page';
import type { LupusTypes, Phase, Shown, View } from '@rudel/lupus/page';
import { sealText } from '@rudel/ui/text';
import type { AnyTextUi, Subject } from '@rudel/ui/text';
import { callNames, primer, roleNames } from './primer.ts';

const words = withSwiss({
  en: {
    night: 'night',
    day: 'day',
    own: 'you are',
    ghost: 'ghost',
    call: 'called',
    suspects: 'paw, tuft',
    last: 'last notes',
  },
  de: {
    night: 'Nacht',
    day: 'Tag',
    own: 'du bist',
    ghost: 'Geist',
    call: 'Aufruf',
    suspects: 'Pfote, Fell',
    last: 'Notizen',
  },
});

type LupusSubject = Subject<LupusTypes>;

const votingPhases: readonly Phase[] = ['vote', 'defence', 'verdict', 'lots'];

const isVoting = ({ phase }: Shown): boolean => votingPhases.includes(phase);

/** How many tokens lie at a seat while votes are cast. */
function tokensOf(shown: Shown, seat: Seat): number {
  const today = shown.days.at(-1);
  if (today === undefined || !isVoting(shown)) return 0;
  return tokensAt(today, shown.fates.length)[seat] ?? 0;
}

/** The card of a seat, or in a small letter what it claims to be. */
function knownOf({ shown, cards }: View, seat: Seat): string {
  const card = cards[seat] ?? '?';
  if (card !== '?') return card;
  const claim = claimOf(shown, seat);
  return claim === null ? ' ' : cardOf(claim).toLowerCase();
}

/** A seat in a few signs: whose turn, name, card or claim, tokens or end. */
function cell({ view, nameOf }: LupusSubject, seat: Seat): string {
  const { shown } = view;
  const fate = shown.fates[seat] ?? null;
  const end = fate === null ? '●'.repeat(Math.min(tokensOf(shown, seat), 6)) : `✝ ${fate}`;
  const mark = shown.turn === seat ? '▸' : ' ';
  return `${mark}${nameOf(seat).slice(0, 13).padEnd(14)}${knownOf(view, seat)} ${end}`.padEnd(25);
}

function headline({ view: { shown }, language, nameOf }: LupusSubject): string {
  const say = words[language];
  const suspects = shown.days.at(-1)?.suspects ?? [];
  const called = shown.call === null ? undefined : callNames[language][shown.call];
  const parts = [
    `${isNight(shown) ? say.night : say.day} ${shown.night}`,
    ...(isNight(shown) ? [`${say.call}: ${called ?? '–'}`] : []),
    ...(isVoting(shown) && suspects.length > 0
      ? [`${say.suspects}: ${suspects.map(nameOf).join(', ')}`]
      : []),
  ];
  return parts.join(' · ');
}

const widest = 78;

/** Who one is and what one wrote down last; nothing before the deal and for whoever only watches. */
function ownLines({ view, language, paint }: LupusSubject): readonly string[] {
  const { eye, shown, cards, diaries } = view;
  const card = eye === 'table' ? '?' : (cards[eye] ?? '?');
  if (eye === 'table' || card === '?') return [];
  const say = words[language];
  const ghost = isAlive(shown, eye) ? '' : ` (${say.ghost})`;
  const diary = diaries[eye] ?? '?';
  const notes = diary === '?' ? '' : diary.slice(-4).join('  ');
  const own = `${say.own} ${paint.strong(roleNames[language][card])}${ghost}`;
  return ['', `${own}${notes === '' ? '' : ` · ${say.last}: ${notes}`}`.slice(0, widest)];
}

const columns = 3;

function draw(subject: LupusSubject): readonly string[] {
  const { view, paint } = subject;
  const seats = view.shown.fates.length;
  const rows = Math.ceil(seats / columns);
  const grid = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_one, column) => column * rows + row)
      .filter((seat) => seat < seats)
      .map((seat) => paint.seat(seat, cell(subject, seat)))
      .join(' ')
      .trimEnd(),
  );
  return [paint.faint(headline(subject)), ...grid, ...ownLines(subject)];
}

export const text: AnyTextUi = sealText<LupusTypes>({ draw, width: widest, ...primer });
