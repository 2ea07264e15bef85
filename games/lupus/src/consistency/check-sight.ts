import { unreadable } from '@rudel/kernel';
import type { Seat } from '@rudel/kernel';
import { marksADay } from '../day/marks.ts';
import { callsIn, layoutOf } from '../night/calls.ts';
import { notesOf } from '../night/diary.ts';
import { idleDiary } from '../night/idle-diary.ts';
import { isNight, roundNoted } from '../night/nights.ts';
import type { Diary, Note, Page } from '../night/notes.ts';
import { formatNote, readNote } from '../notation/note-notation.ts';
import type { Written } from '../notation/written.ts';
import { roleOf } from '../roles/index.ts';
import type { Role } from '../roles/role.ts';
import { answering, seesAll, seesAnswer, seesCard, seesDiary } from '../secrecy/secret.ts';
import type { SecretChoice, Shown, View } from '../types.ts';
import { cardsOf } from '../village/deck.ts';
import { livedAtNight } from '../village/fates.ts';
import { playersOf } from '../village/narrators.ts';
import { playerSeats } from '../village/seats.ts';
import { checkDays } from './check-days.ts';
import { checkHeld } from './check-held.ts';
import { checkPosition, possibleDecks } from './check-position.ts';
import { checkTable } from './check-table.ts';

/** Stops with a sentence where an eye can never see this. */
export function checkSight(view: View): void {
  const { eye, shown } = view;
  checkTable(shown);
  checkDays(shown);
  for (const seat of playerSeats(shown)) checkSeen(view, seat);
  if (seesAll(shown, eye)) {
    checkHeld(shown, view);
    checkPosition(shown, filledIn(view));
    return;
  }
  checkHeld(shown, view);
  checkSeenCards(view);
  const own = eye === 'table' ? undefined : view.diaries[eye];
  if (eye !== 'table' && own !== undefined && own !== '?') checkDiary(shown, eye, own);
}

/** A position that looks like this to somebody who sees all that matters. */
const filledIn = ({ shown, cards, diaries, answers }: View): Parameters<typeof checkPosition>[1] => ({
  cards: cards.flatMap((card) => (card === '?' ? [] : [roleOf(card)])),
  diaries: diaries.map((diary, seat) =>
    diary === '?' ? idleDiary(shown, seat, ([first = 0]) => first) : diary,
  ),
  answers: answers as readonly (SecretChoice | null)[],
  marks: cards.map(() => ({ at: null, left: marksADay })),
});

/** An eye sees its own and no others' secrets; answers only of those who are asked. */
function checkSeen({ eye, shown, cards, diaries, answers, marks }: View, seat: Seat): void {
  const card = cards[seat] ?? '?';
  const role = card === '?' ? 'villager' : roleOf(card);
  const isRight =
    (card !== '?') === seesCard(shown, eye, seat) &&
    (diaries[seat] !== '?') === seesDiary(shown, eye, seat, role) &&
    (marks[seat] !== '?') === (eye === seat) &&
    (answers[seat] === '?') === (answering(shown).includes(seat) && !seesAnswer(shown, eye, seat));
  if (!isRight) unreadable(`What this eye sees of seat ${seat} is written otherwise.`);
}

const rolesSeen = ({ cards }: View): readonly Role[] =>
  cards.flatMap((card) => (card === '?' ? [] : [roleOf(card)]));

function checkSeenCards(view: View): void {
  const { shown } = view;
  const seen = rolesSeen(view);
  const fits = possibleDecks(shown).some((deck) => {
    const left = [...cardsOf(deck, playersOf(shown))];
    return seen.every((card) => {
      const at = left.indexOf(card);
      if (at !== -1) left.splice(at, 1);
      return at !== -1;
    });
  });
  if (seen.length > 0 && !fits) unreadable('These cards are not all in the deck.');
}

/** A diary has a note for every call that its seat has lived to the end of. */
function checkDiary(shown: Shown, seat: Seat, diary: Diary): void {
  let lived = 0;
  for (let night = 1; night <= shown.night; night += 1) {
    if (!livedAtNight(shown, seat, night)) break;
    const count = notesDue(shown, night);
    if (count === 0) break;
    lived += 1;
    checkNotes(shown, notesOf(diary, night), night, count);
  }
  if (diary.length !== lived) unreadable(`The diary of seat ${seat} should tell of ${lived} nights.`);
}

/** How many calls of a night are noted down. */
function notesDue(shown: Shown, night: number): number {
  const calls = callsIn(shown, night);
  if (night < shown.night || !isNight(shown)) return calls.length;
  return calls.indexOf(shown.call ?? 'seer') + (shown.round > 1 ? 1 : 0);
}

function checkNotes(shown: Shown, notes: Page, night: number, count: number): void {
  if (notes.length !== count) unreadable(`Night ${night} should have ${count} notes in a diary.`);
  for (const [nth, role] of callsIn(shown, night).slice(0, count).entries()) {
    const layout = layoutOf(shown, role, night);
    const note = notes[nth] as Written<Note>;
    const read = readNote(note, layout);
    const isOfRound = !layout.isJoint || read.round === roundNoted(shown, night, role);
    if (!isOfRound || formatNote(read, layout) !== note)
      unreadable(`'${note}' is no note of night ${night}.`);
  }
}
