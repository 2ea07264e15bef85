import { unreadable } from '@rudel/kernel';
import type { Seat } from '@rudel/kernel';
import { callsIn, layoutOf } from '../night/calls.ts';
import { dawnOf, deathsAt, owlSuspect } from '../night/dawn.ts';
import { characterAtNight, noteIn, notesOf } from '../night/diary.ts';
import type { Secrets } from '../night/diary.ts';
import { asInCall, isNight, roundNoted } from '../night/nights.ts';
import type { Diary, Note } from '../night/notes.ts';
import { mayPointAt, notedDown, pointable } from '../night/pointing.ts';
import type { Pointing } from '../night/pointing.ts';
import { readNote } from '../notation/note-notation.ts';
import type { Written } from '../notation/written.ts';
import type { Role } from '../roles/role.ts';
import { isDealt } from '../secrecy/secret.ts';
import type { SecretChoice, Mark, Shown } from '../types.ts';
import { cardsOf, deckBy } from '../village/deck.ts';
import { deadOfNight, livingAtDay, livingAtNight } from '../village/fates.ts';
import { isHuman, playersOf } from '../village/narrators.ts';
import { winnerAmong, winnerOf } from '../village/parties.ts';
import { asOnDay, checkDays } from './check-days.ts';
import { checkHeld } from './check-held.ts';
import { checkTable, wholeDecks } from './check-table.ts';

/** All that seats have before them. */
type Whole = Secrets & {
  readonly answers: readonly (SecretChoice | null)[];
  readonly marks: readonly Mark[];
};

/** Stops with a sentence where a position can never come about. */
export function checkPosition(shown: Shown, held: Whole): void {
  checkTable(shown);
  checkDays(shown);
  checkCards(shown, held.cards);
  checkHeld(shown, held);
  if (shown.night === 0) {
    if (held.diaries.some((diary) => diary.length > 0)) unreadable('Diaries begin in the first night.');
    return;
  }
  const written = rewritten(shown, held);
  for (const [seat, diary] of held.diaries.entries())
    if (diary.join() !== written[seat]?.join())
      unreadable(`The diary of seat ${seat} should be '${written[seat]?.join() ?? ''}'.`);
  checkDeaths(shown, held);
  checkEnds(shown, held);
}

const sorted = (list: readonly Role[]): string => list.toSorted().join();

function checkCards(shown: Shown, cards: readonly Role[]): void {
  const { options, phase, deck } = shown;
  const players = playersOf(shown);
  const byOptions = deckBy(options, players);
  const isWaiting = phase === 'deck' || phase === 'possessed';
  const decks = isWaiting ? [byOptions] : possibleDecks(shown);
  const isRight = decks.some((one) => {
    const whole = cardsOf(one, players);
    return isDealt(shown) ? sorted(whole) === sorted(cards) : whole.join() === cards.join();
  });
  if (!isRight) unreadable(`These cards are no deck with ${deck.join(', ') || 'no special characters'}.`);
}

/** The decks that may be in play by what was announced and by the options. */
export function possibleDecks(shown: Shown): ReturnType<typeof wholeDecks> {
  const { options, deck } = shown;
  const players = playersOf(shown);
  const decks = wholeDecks(options, deck, shown.seats);
  if (isHuman(shown) || options.possessed === 'lot') return decks;
  const byOptions = deckBy(options, players).join();
  return decks.filter((one) => one.join() === byOptions);
}

/** The diaries as the rules write them from where everybody pointed, by their own account. */
function rewritten(shown: Shown, held: Whole): readonly Diary[] {
  let diaries: readonly Diary[] = held.diaries.map(() => []);
  for (let night = 1; night <= shown.night; night += 1) {
    const pages = held.diaries.map((diary) => notesOf(diary, night));
    for (const [nth, role] of callsIn(shown, night).entries()) {
      const round = roundNoted(shown, night, role);
      if (round === 0) break;
      const noted = pages.map((notes) => notes[nth]);
      diaries = rewrittenCall(shown, held, diaries, { night, role, round, noted });
    }
  }
  return diaries;
}

/** A call with what each seat has noted of it. */
type NotedCall = {
  readonly night: number;
  readonly role: Role;
  readonly round: number;
  readonly noted: readonly (Written<Note> | undefined)[];
};

function rewrittenCall(
  shown: Shown,
  held: Whole,
  diaries: readonly Diary[],
  { night, role, round, noted }: NotedCall,
): readonly Diary[] {
  const then = asInCall(shown, { night, role, round });
  const pointings = new Map(
    livingAtNight(shown, night).map((seat) => [seat, pointingBy(then, noted[seat], seat)] as const),
  );
  const lots = lotsFor(then, held);
  return notedDown(then, { cards: held.cards, diaries }, pointings, lots);
}

function pointingBy(then: Shown, text: Written<Note> | undefined, seat: Seat): Pointing {
  const role = then.call ?? 'seer';
  if (text === undefined) return unreadable(`The diary of seat ${seat} ends too early.`);
  const note = readNote(text, layoutOf(then, role, then.night));
  if (!pointable(then, role).includes(note.at) || !mayPointAt(role, seat, note.at))
    unreadable(`Seat ${seat} cannot have pointed at seat ${note.at}.`);
  if (note.isByLot && note.sign !== null) unreadable('Chance gives no signs.');
  return { at: note.at, sign: note.sign, isByLot: note.isByLot };
}

/** Lots in which the one comes first that those called agreed on, by their own account. */
function lotsFor(then: Shown, { cards, diaries }: Whole): readonly Seat[] {
  const living = livingAtNight(then, then.night);
  const role = then.call ?? 'seer';
  if (!layoutOf(then, role, then.night).isJoint) return living;
  const first = living
    .filter((seat) => characterAtNight({ cards, diaries }, then, seat, then.night) === role)
    .map((seat) => noteIn(diaries[seat] ?? [], then, then.night, role)?.chosen ?? null)
    .find((chosen) => chosen !== null && chosen !== undefined);
  return first === undefined || first === null ? living : [first, ...living.filter((seat) => seat !== first)];
}

/** Whoever died in a night died of it, and the owl's targets are those that were told. */
function checkDeaths(shown: Shown, held: Whole): void {
  const nights = isNight(shown) ? shown.night - 1 : shown.night;
  for (let night = 1; night <= nights; night += 1) {
    const dead = deathsAt(dawnOf(shown, held, night));
    const told = deadOfNight(shown, night);
    if (dead.join() !== told.join())
      unreadable(`In night ${night} there died ${dead.join(' and ') || 'nobody'}, by the diaries.`);
    const day = shown.days[night - 1];
    if (day === undefined || day.suspects.length === 0) continue;
    const owl = owlSuspect({ ...asOnDay(shown, night), night }, held);
    if (owl !== day.owl) unreadable(`On day ${night} the owl points at ${owl ?? 'nobody'}, by its diary.`);
  }
}

/** The match is over when it is, and not before (5.1). */
function checkEnds(shown: Shown, held: Whole): void {
  const isOver = shown.phase === 'over';
  if ((winnerOf(shown, held) !== null) !== isOver)
    unreadable('The match is over exactly when a party has won.');
  for (let night = 1; night <= shown.night; night += 1) {
    const roleOf = (seat: Seat): Role => characterAtNight(held, shown, seat, night + 1);
    const isOverAtDawn = shown.days.length < night;
    const atDawn = isOverAtDawn ? null : winnerAmong(livingAtDay(shown, night).map(roleOf));
    const isLastDay = night === shown.night;
    const atDusk = isLastDay ? null : winnerAmong(livingAtNight(shown, night + 1).map(roleOf));
    if (atDawn !== null || atDusk !== null) unreadable('The match would have been over before.');
  }
}
