import { unreadable } from '@rudel/kernel';
import { callsIn, roundsOf, timesOf } from '../night/calls.ts';
import { isNight } from '../night/nights.ts';
import { specials } from '../roles/role.ts';
import type { Special } from '../roles/role.ts';
import { isDealt } from '../secrecy/secret.ts';
import type { Phase, Shown } from '../types.ts';
import {
  announcedOf,
  deckBy,
  hasEnoughCards,
  hasEnoughPlaces,
  isPossessedByLot,
  specialsFor,
} from '../village/deck.ts';
import { hasElder, isHuman, playersOf } from '../village/narrators.ts';
import { isAlive, livingSeats } from '../village/seats.ts';

/** Stops with a sentence where what is shown can never come about. The days have a check of their own. */
export function checkTable(shown: Shown): void {
  checkPhase(shown);
  checkDeck(shown);
  checkCall(shown);
  checkOpen(shown);
  checkElder(shown);
  checkReady(shown);
}

function checkPhase(shown: Shown): void {
  const { phase, night, days, fates } = shown;
  const hasBegun = isDealt(shown) && phase !== 'elder';
  if (hasBegun !== night > 0) unreadable('The first night begins after the cards are dealt.');
  if (!hasBegun && (days.length > 0 || fates.some((fate) => fate !== null)))
    unreadable('Nothing has happened before the first night.');
  if (hasBegun) checkNumberOfDays(shown);
  if (phase === 'deck' && !isHuman(shown)) unreadable('Nobody is there to choose a deck.');
  if (phase === 'elder' && !hasElder(shown)) unreadable('There is no wise old man at this table.');
}

/** A match may end at dawn or with a day. */
function checkNumberOfDays(shown: Shown): void {
  const { phase, night, days } = shown;
  const due = isNight(shown) || phase === 'welcome' ? night - 1 : night;
  const endsAtDawn = phase === 'over' && days.length === night - 1;
  if (days.length !== due && !endsAtDawn)
    unreadable(`There should be ${due} days in this position, not ${days.length}.`);
}

/** The announced deck is one that the options, or a narrator, can have chosen (1.3). */
function checkDeck(shown: Shown): void {
  const { phase, options, deck } = shown;
  const players = playersOf(shown);
  if (phase === 'deck') {
    if (deck.length > 0) unreadable('The deck is not chosen yet.');
    return;
  }
  const byOptions = deckBy(options, players);
  const isByLot = isPossessedByLot(options, byOptions, players);
  if (phase === 'possessed' && !isByLot) unreadable('No lot decides about the possessed here.');
  if (!isKnownDeck(shown, byOptions, isByLot))
    unreadable(`The characters ${deck.join(', ') || 'none'} cannot be in play here.`);
}

function isKnownDeck(
  { options, seats, deck, phase }: Shown,
  byOptions: readonly Special[],
  isByLot: boolean,
): boolean {
  const table = { options, seats };
  const without = byOptions.filter((special) => special !== 'possessed');
  const text = deck.join();
  if (!isHuman(table)) {
    const decks = isByLot ? (phase === 'possessed' ? [without] : [without, byOptions]) : [byOptions];
    return decks.some((one) => announcedOf(options, one).join() === text);
  }
  return wholeDecks(options, deck, seats).length > 0;
}

/** The whole decks that a narrator may have chosen, by what was announced. */
export function wholeDecks(
  options: Shown['options'],
  announced: readonly Special[],
  seats: number,
): readonly (readonly Special[])[] {
  const players = playersOf({ options, seats });
  const allowed = isHuman({ options, seats }) ? specials : specialsFor(players);
  if (announced.some((special) => !allowed.includes(special))) return [];
  const maybe = allowed.filter((special) => announced.includes(special) || special === 'possessed');
  return [maybe, announced].filter(
    (deck, nth, all) =>
      hasEnoughCards(deck, players) &&
      hasEnoughPlaces(deck, players) &&
      announcedOf(options, deck).join() === announced.join() &&
      (nth === 0 || deck.length !== all[0]?.length),
  );
}

function checkCall(shown: Shown): void {
  const { call, round, night, phase, seconds, options } = shown;
  if (isNight(shown) !== (call !== null)) unreadable('Somebody is called exactly in the night.');
  if (call !== null && !callsIn(shown, night).includes(call))
    unreadable(`The ${call} is not called in night ${night} here.`);
  if (call !== null && round > roundsOf(shown, call, night))
    unreadable(`There are only ${roundsOf(shown, call, night)} rounds in this call.`);
  const times = call === null || phase === 'pace' ? [0] : timesOf(options);
  if (!times.includes(seconds)) unreadable(`A call takes one of ${times.join(', ')} seconds here.`);
}

const closedPhases: readonly Phase[] = ['deck', 'possessed', 'deal', 'elder', 'pace', 'welcome', 'over'];

function checkOpen(shown: Shown): void {
  const { phase, isOpen } = shown;
  if (closedPhases.includes(phase)) {
    if (isOpen) unreadable('Nothing is open in this phase.');
    return;
  }
  if (isOpen) return;
  const mayWait = isHuman(shown) || (hasElder(shown) && phase === 'call');
  if (!mayWait || phase === 'defence' || phase === 'lots')
    unreadable('Nobody has to open this, so it is open.');
}

function checkElder(shown: Shown): void {
  const { elder, night, phase } = shown;
  if ((elder !== null) !== (hasElder(shown) && night > 0))
    unreadable('There is a wise old man exactly among eight who play so, from the first night on.');
  if (elder !== null && (elder >= playersOf(shown) || (phase !== 'over' && !isAlive(shown, elder))))
    unreadable('The wise old man is alive.');
}

function checkReady(shown: Shown): void {
  const { ready, phase } = shown;
  const isSorted = ready.every((seat, nth) => nth === 0 || seat > (ready[nth - 1] ?? seat));
  const areAlive = ready.every((seat) => isAlive(shown, seat));
  if (!isSorted || !areAlive || (ready.length > 0 && phase !== 'talk'))
    unreadable('Some of the living ask for the vote while all talk; they are named in order.');
  if (phase === 'talk' && !shown.isOpen && ready.length > 0) unreadable('Nobody asks for the vote yet.');
  if (phase === 'talk' && !isHuman(shown) && ready.length === livingSeats(shown).length)
    unreadable('When all ask for the vote it begins.');
}
