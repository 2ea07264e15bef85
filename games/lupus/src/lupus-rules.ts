import type { PlayerRules, Seat } from '@rudel/kernel';
import { legal, mayClose, needsOpening } from './moves/moves.ts';
import { whyNot } from './moves/why-not.ts';
import { moveNotation } from './notation/move-notation.ts';
import { answering, isSecret } from './secrecy/secret.ts';
import { talkPlace, whyNotTalk } from './talk/talk.ts';
import type { LupusTypes, Move, View } from './types.ts';
import { narratorSeat, pacerOf } from './village/narrators.ts';
import { isAlive, playerSeats, seatsBelow } from './village/seats.ts';

/** Whoever may be deciding; of itself an eye knows for sure whether it is asked. */
function asked(view: View): readonly Seat[] {
  const { eye, shown } = view;
  const maybe = seatsBelow(shown.seats).filter((seat) => seat !== eye && mayBeAsked(view, seat));
  const isAsked = eye !== 'table' && legal(view).length > 0;
  return isAsked ? [...maybe, eye].toSorted((one, other) => one - other) : maybe;
}

function mayBeAsked({ shown }: View, seat: Seat): boolean {
  if (shown.phase === 'lots' || shown.phase === 'over') return false;
  if (shown.phase === 'deck') return seat === narratorSeat(shown);
  const isPacing = seat === pacerOf(shown) && (needsOpening(shown) || mayClose(shown));
  if (isPacing || needsOpening(shown)) return isPacing;
  if (shown.phase === 'talk') return playerSeats(shown).includes(seat) && !shown.ready.includes(seat);
  return isSecret(shown) ? answering(shown).includes(seat) : shown.turn === seat;
}

/** An opinion is listed without what it rests on. */
function listedFor(move: Move): Move {
  if (move.kind !== 'say' || !('because' in move.what)) return move;
  const { kind, at } = move.what;
  return { kind: 'say', what: { kind, at } };
}

/** What a page needs of it: all but the text form of views, which checks them and is as heavy as the rest. */
export const lupusRules: Omit<PlayerRules<LupusTypes>, 'sight'> = {
  asked,
  legal,
  whyNot,
  listed: (_view, move) => listedFor(move),
  move: moveNotation,
  whyNotTalk,
  talkPlace,
  toldMore: ({ shown }) => {
    const narrator = narratorSeat(shown);
    return narrator === null ? [] : [narrator];
  },
  outOfPlay: ({ shown }) => playerSeats(shown).filter((seat) => !isAlive(shown, seat)),
};

export { callOf, callsIn, isInDeck, isKillingIn, isOwlDeadly, layoutOf, roundsOf } from './night/calls.ts';
export type { Layout } from './night/calls.ts';
export { clockOf } from './match/clock.ts';
export {
  announcedOf,
  cardsOf,
  deckBy,
  hasEnoughCards,
  hasEnoughPlaces,
  legalDecks,
  mostVillagers,
  specialsFor,
  suggestedDeck,
  villagersBeside,
} from './village/deck.ts';
export { noteIn, turnedInto } from './night/diary.ts';
export { letterOf, mostPlayers, seatOf } from './notation/letters.ts';
export { formatSaying } from './notation/move-notation.ts';
export { isAskedInSecret, mayClose, needsOpening } from './moves/moves.ts';
export {
  fewestPlayers,
  hasElder,
  isHuman,
  narratorOf,
  narratorSeat,
  pacerOf,
  playersOf,
} from './village/narrators.ts';
export { isNight } from './night/nights.ts';
export { noteTold } from './notation/note-notation.ts';
export type { Mate, Note } from './night/notes.ts';
export { deadOfNight, diedAtNight, fateOf } from './village/fates.ts';
export type { Fate } from './village/fates.ts';
export { winnerAmong } from './village/parties.ts';
export { cardOf, roleNames, roleOf, roles } from './roles/index.ts';
export { specials } from './roles/role.ts';
export type { Card, Party, Role, Special, Told } from './roles/role.ts';
export { clockwiseFrom, isAlive, livingSeats, playerSeats } from './village/seats.ts';
export { answering, isDealt, isSecret, seesAll } from './secrecy/secret.ts';
export { signs } from './night/signs.ts';
export type { Sign } from './night/signs.ts';
export { findings, reporters } from './talk/statements.ts';
export { reasonsFor } from './talk/reasons-for.ts';
export type { Finding, Opinion, Reporter, Spoken, Statement } from './talk/statements.ts';
export { deedsIn, ownRole } from './night/story.ts';
export type { Deed } from './night/story.ts';
export {
  claimOf,
  hasSpokenToday,
  mayTalk,
  nightsReported,
  saidBy,
  spokenOn,
  statementsLeft,
  statementsOn,
  whyNotTalk,
} from './talk/talk.ts';
export {
  ballotsOf,
  byTokens,
  countBallot,
  evidenceAt,
  evidences,
  judgesOf,
  lastBallotOf,
  seatsWith,
  suspectOf,
  suspectsOf,
  tokensAt,
  tokensOf,
  verdictOf,
} from './day/votes.ts';
export type { Ballot, Evidence } from './day/votes.ts';
export { readBallot, readTokens } from './notation/vote-notation.ts';
export { whyNotSay, whyNotSpeak } from './talk/why-not-say.ts';
export { wolvesAmong } from './village/wolves-among.ts';
export type {
  SecretChoice,
  Day,
  Glimpse,
  LupusTypes,
  Mark,
  Move,
  Options,
  Phase,
  Shown,
  View,
} from './types.ts';
