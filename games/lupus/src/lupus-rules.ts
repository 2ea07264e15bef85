import type { PlayerRules, Seat } from '@rudel/kernel';
import { moveNotation } from './move-notation.ts';
import { legal, mayClose, needsOpening } from './moves.ts';
import { narratorSeat, pacerOf } from './narrators.ts';
import { playerSeats, seatsBelow } from './seats.ts';
import { answering, isSecret } from './secret.ts';
import { whyNotTalk } from './talk.ts';
import type { LupusTypes, View } from './types.ts';
import { whyNot } from './why-not.ts';

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

/** What a page needs of it: all but the text form of views, which checks them and is as heavy as the rest. */
export const lupusRules: Omit<PlayerRules<LupusTypes>, 'sight'> = {
  asked,
  legal,
  whyNot,
  listed: (_view, move) => move,
  move: moveNotation,
  whyNotTalk,
  toldMore: ({ shown }) => {
    const narrator = narratorSeat(shown);
    return narrator === null ? [] : [narrator];
  },
};

export { callOf, callsIn, isInDeck, isKillingIn, isOwlDeadly, layoutOf, roundsOf } from './calls.ts';
export type { Layout } from './calls.ts';
export { clockOf } from './clock.ts';
export {
  announcedOf,
  cardsOf,
  deckBy,
  hasEnoughCards,
  legalDecks,
  mostVillagers,
  specialsFor,
  suggestedDeck,
  villagersBeside,
} from './deck.ts';
export { noteIn, turnedInto } from './diary.ts';
export { letterOf, mostPlayers, seatOf } from './letters.ts';
export { formatSaying } from './move-notation.ts';
export { isAskedInSecret, mayClose, needsOpening } from './moves.ts';
export {
  fewestPlayers,
  hasElder,
  isHuman,
  narratorOf,
  narratorSeat,
  pacerOf,
  playersOf,
} from './narrators.ts';
export { isNight } from './nights.ts';
export { readLayout, readNote } from './notes.ts';
export type { Mate, Note } from './notes.ts';
export { winnerAmong } from './parties.ts';
export { cardOf, roleNames, roleOf, roles } from './roles/index.ts';
export { specials } from './roles/role.ts';
export type { Card, Party, Role, Special, Told } from './roles/role.ts';
export { clockwiseFrom, isAlive, livedAtDay, livedAtNight, livingSeats, playerSeats } from './seats.ts';
export { answering, isDealt, isSecret, seesAll } from './secret.ts';
export { signs } from './signs.ts';
export type { Sign } from './signs.ts';
export { findings, readSpoken, reporters } from './statements.ts';
export type { Finding, Reporter, Spoken, Statement } from './statements.ts';
export { deedsIn, ownRole } from './story.ts';
export type { Deed } from './story.ts';
export {
  claimOf,
  mayTalk,
  nightsReported,
  saidBy,
  spokenOn,
  statementsLeft,
  statementsOn,
  whyNotTalk,
} from './talk.ts';
export { byTokens, countBallot, judgesOf, suspectsOf, tokensAt, verdictOf } from './votes.ts';
export { whyNotSay, whyNotSpeak } from './why-not-say.ts';
export { wolvesAmong } from './wolves-among.ts';
export type { Answer, Day, Glimpse, LupusTypes, Mark, Move, Options, Phase, Shown, View } from './types.ts';
