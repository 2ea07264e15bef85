import { readFields, readList } from '@rudel/kernel';
import type { Language, Seat } from '@rudel/kernel';
import type { Drawing, Scene } from '@rudel/ui/text';
import { callNames, primer, roleNames } from './primer.ts';

const words = {
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
} as const satisfies { readonly [L in Language]: object };

/** A village as a sight describes it. */
type Village = {
  readonly eye: string;
  readonly phase: string;
  readonly night: string;
  readonly call: string;
  readonly turn: string;
  readonly fates: readonly string[];
  /** The votes of the last day: six parts. */
  readonly day: readonly string[];
  readonly talk: readonly string[];
  readonly cards: readonly string[];
  readonly diary: readonly string[];
};

const same = (text: string): string => text;
const bySeat = (text: string): string[] => readList(text, same, '/');

function villageOf(sight: string): Village {
  const fields = readFields(sight.split(' ', 1)[0] ?? '', sight);
  const plain = (key: string): string => fields.take(key);
  const eye = plain('eye');
  return {
    eye,
    phase: plain('phase'),
    night: plain('night'),
    call: plain('call'),
    turn: plain('turn'),
    fates: bySeat(plain('fates')),
    day: (readList(plain('days'), same).at(-1) ?? '').split('~'),
    talk: bySeat(plain('talk')).flatMap((day) => readList(day, same)),
    cards: bySeat(plain('cards')),
    diary: readList(bySeat(plain('diaries'))[Number(eye)] ?? '-', same),
  };
}

const letter = (seat: Seat): string => String.fromCharCode(97 + seat);

/** What somebody claims to be, by its letter; nothing if nobody knows. */
const claimOf = ({ talk }: Village, seat: Seat): string =>
  talk.findLast((said) => said.startsWith(`${letter(seat)}c`))?.slice(2) ?? '';

const isToday = ({ phase }: Village): boolean => ['vote', 'defence', 'verdict', 'lots'].includes(phase);

/** A seat in a few signs: whose turn, name, card or claim, tokens or end. */
function cell(village: Village, seat: Seat, scene: Scene): string {
  const { fates, cards, day, turn } = village;
  const card = cards[seat] ?? '?';
  const claim = claimOf(village, seat);
  const known = card === '?' ? (claim === '' ? ' ' : claim.toLowerCase()) : card;
  const tokens = isToday(village) ? Array.from(day[1] ?? '').filter((one) => one === letter(seat)).length : 0;
  const end = fates[seat] === '-' ? (tokens > 0 ? '●'.repeat(Math.min(tokens, 6)) : '') : `✝ ${fates[seat]}`;
  const mark = turn === String(seat) ? '▸' : ' ';
  return `${mark}${scene.nameOf(seat).slice(0, 13).padEnd(14)}${known} ${end}`.padEnd(25);
}

const columns = 3;

function draw(scene: Scene): readonly string[] {
  const village = villageOf(scene.sight);
  const say = words[scene.language];
  const rows = Math.ceil(village.fates.length / columns);
  const grid = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_one, column) => column * rows + row)
      .filter((seat) => seat < village.fates.length)
      .map((seat) => scene.paint.seat(seat, cell(village, seat, scene)))
      .join(' ')
      .trimEnd(),
  );
  return [scene.paint.faint(headline(village, scene)), ...grid, ...ownLines(village, say, scene)];
}

function headline(village: Village, { language, nameOf }: Scene): string {
  const say = words[language];
  const isNight = village.call !== '-' || village.phase === 'pace';
  const suspects = Array.from(village.day[3] ?? '').filter((one) => one !== '-');
  const parts = [
    `${isNight ? say.night : say.day} ${village.night}`,
    ...(isNight ? [`${say.call}: ${callNames[language][village.call.split('.')[0] ?? ''] ?? '–'}`] : []),
    ...(isToday(village) && suspects.length > 0
      ? [`${say.suspects}: ${suspects.map((one) => nameOf(one.charCodeAt(0) - 97)).join(', ')}`]
      : []),
  ];
  return parts.join(' · ');
}

function ownLines(
  { eye, cards, fates, diary }: Village,
  say: (typeof words)[Language],
  scene: Scene,
): readonly string[] {
  const card = cards[Number(eye)];
  if (card === undefined || card === '?') return [];
  const ghost = fates[Number(eye)] === '-' ? '' : ` (${say.ghost})`;
  const notes = diary.slice(-4).join('  ');
  return [
    '',
    `${say.own} ${scene.paint.strong(roleNames[scene.language][card] ?? card)}${ghost}${notes === '' ? '' : ` · ${say.last}: ${notes}`}`.slice(
      0,
      78,
    ),
  ];
}

export const text: Drawing = { draw, width: 78, ...primer };
