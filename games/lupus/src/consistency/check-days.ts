import { unreadable } from '@rudel/kernel';
import type { Seat } from '@rudel/kernel';
import { ballotsOf, suspectsOf, tokensOf, verdictOf } from '../day/votes.ts';
import { isOwlNamed } from '../night/calls.ts';
import { formatFate } from '../notation/fate-notation.ts';
import { bareOf, readSaid } from '../notation/statement-notation.ts';
import type { Written } from '../notation/written.ts';
import { decidedNow } from '../secrecy/secret.ts';
import type { Because, Said, Statement } from '../talk/statements.ts';
import { daysOfOpinions, isBy, isLasting } from '../talk/talk.ts';
import type { Day, Shown } from '../types.ts';
import { deadOfNight, fateOf, fatesWhile, livedAtDay, wasEverHeld } from '../village/fates.ts';
import { playersOf } from '../village/narrators.ts';
import { clockwiseFrom, playerSeats } from '../village/seats.ts';

/** Stops with a sentence where the days, the votes or the talk can never have gone like this. */
export function checkDays(shown: Shown): void {
  checkFates(shown);
  for (const [nth, day] of shown.days.entries()) {
    const before = asOnDay(shown, nth + 1);
    checkWelcome(before, nth + 1, day);
    checkVotes(before, day, nth + 1);
    checkTalk(before, nth + 1, shown.talk.length);
  }
  checkTurn(shown);
}

/** The table as it was when a day began, with the votes of that day. */
export function asOnDay(shown: Shown, day: number): Shown {
  const isToday = day === shown.days.length;
  return {
    ...shown,
    phase: isToday ? shown.phase : 'over',
    fates: fatesWhile(shown, (seat) => livedAtDay(shown, seat, day)),
    days: shown.days.slice(0, day),
  };
}

function checkFates(shown: Shown): void {
  const { night, days } = shown;
  for (const seat of playerSeats(shown)) {
    const fate = fateOf(shown, seat);
    if (fate === null) continue;
    const isLynched = fate.time === 'day';
    if (fate.nth > night || (isLynched && days[fate.nth - 1]?.lynched !== seat))
      unreadable(`Seat ${seat} cannot have died at '${formatFate(fate)}'.`);
  }
  for (const [nth, { lynched }] of days.entries())
    if (lynched !== null && shown.fates[lynched] !== formatFate({ time: 'day', nth: nth + 1 }))
      unreadable(`Seat ${lynched} was lynched on day ${nth + 1}.`);
}

/** The Welcome card is with one of the dead of the night, else where it was, else with anybody (3.10). */
function checkWelcome(shown: Shown, day: number, { welcome }: Day): void {
  if (welcome >= playersOf(shown)) unreadable('Nobody sits where the Welcome card lies.');
  const dead = deadOfNight(shown, day);
  const last = shown.days[day - 2]?.welcome;
  const isRight = dead.length > 0 ? dead.includes(welcome) : !wasEverHeld(shown) || welcome === last;
  if (!isRight) unreadable(`The Welcome card cannot lie at seat ${welcome} on day ${day}.`);
}

function checkVotes(shown: Shown, day: Day, nth: number): void {
  const { suspects, ballots, lynched, owl } = day;
  const tokens = tokensOf(day);
  if (tokens.length !== playersOf(shown)) unreadable(`Day ${nth} should have a token or '-' for each seat.`);
  for (const [seat, at] of tokens.entries()) checkToken(shown, seat, at, nth);
  if (suspects.length === 0) {
    if (ballots.length > 0 || lynched !== null || owl !== null)
      unreadable(`Nothing is decided on day ${nth} before there are suspects.`);
    return;
  }
  checkOwl(shown, owl);
  if (tokens.includes(null)) unreadable(`All have voted on day ${nth} before there are suspects.`);
  const due = suspectsOf(shown, day, owl);
  if (due.join() !== suspects.join())
    unreadable(`The suspects of day ${nth} should be ${due.join(' and ')}.`);
  checkBallots(shown, day, nth);
}

function checkOwl(shown: Shown, owl: Seat | null): void {
  const { fates, deck } = shown;
  if (owl === null) return;
  if (!isOwlNamed(shown)) unreadable('Here the owl names nobody.');
  if (fates[owl] !== null) unreadable('The owl points the village at the living.');
  if (!deck.includes('owl')) unreadable('There is no owl in this village.');
}

function checkToken(shown: Shown, seat: Seat, at: Seat | null, day: number): void {
  if (at === null) return;
  if (at === seat || shown.fates[at] !== null)
    unreadable(`Seat ${seat} cannot have voted for seat ${at} on day ${day}.`);
}

function checkBallots(shown: Shown, day: Day, nth: number): void {
  const { ballots, suspects, lynched } = day;
  const judges = playerSeats(shown).map((seat) => shown.fates[seat] === null && !suspects.includes(seat));
  for (const ballot of ballotsOf(day))
    if (
      ballot.length !== judges.length ||
      judges.some((isJudge, seat) => isJudge !== (ballot[seat] !== null))
    )
      unreadable(`All the living but the suspects judge on day ${nth}.`);
  const results = ballots.map((_, last) => verdictOf(shown, { ...day, ballots: ballots.slice(0, last + 1) }));
  const final = results.at(-1);
  if (results.slice(0, -1).some(({ kind }) => kind !== 'again')) unreadable(`Day ${nth} was over before.`);
  const isJudged = final !== undefined && final.kind !== 'again';
  const isRunning = nth === shown.days.length && ['defence', 'verdict'].includes(decidedNow(shown));
  if (isJudged === isRunning) unreadable(`Day ${nth} should${isRunning ? ' not' : ''} be judged here.`);
  if (lynched !== (final?.kind === 'lynched' ? final.seat : null))
    unreadable(`That seat was not lynched on day ${nth}.`);
}

/** How many statements can be made on a day at the very most, by one seat. */
const mostStatements = 8;

function checkTalk(shown: Shown, day: number, days: number): void {
  const texts = shown.talk[day - 1] ?? [];
  const bare = texts.map(bareOf);
  const isOld = day < days - daysOfOpinions;
  for (const [nth, text] of texts.entries()) {
    checkStatement(shown, text, nth, day);
    if (isOld && !isLasting(text)) unreadable('Opinions of long ago are not kept.');
    if (bare.indexOf(bareOf(text)) !== nth) unreadable('Nobody says the same twice on a day.');
  }
  for (const seat of playerSeats(shown))
    if (texts.filter((text) => isBy(text, seat)).length > mostStatements)
      unreadable(`Seat ${seat} has said too much on day ${day}.`);
}

function checkStatement(shown: Shown, said: Written<Said>, nth: number, day: number): void {
  const players = playersOf(shown);
  const { by, what } = readSaid(said);
  if (by >= players || shown.fates[by] !== null) unreadable(`Seat ${by} was silent on day ${day}.`);
  if (seatsIn(what).some((seat) => seat >= players)) unreadable('Somebody spoke of nobody.');
  if (what.kind === 'report' && what.night > day) unreadable('Nobody reports of a night to come.');
  if (isEcho(what) && what.with > nth) unreadable('Nobody agrees with what was not said yet.');
}

const isEcho = (what: Statement): what is Extract<Statement, { readonly with: number }> =>
  what.kind === 'agree' || what.kind === 'disagree';

const seatsIn = (what: Statement): readonly Seat[] => [
  ...('at' in what && what.at !== null ? [what.at] : []),
  ...('because' in what && what.because !== undefined ? seatsOf(what.because) : []),
];

function seatsOf(because: Because): readonly Seat[] {
  if (because.kind === 'quiet') return [];
  if (because.kind !== 'said') return [because.kind === 'died' ? because.who : because.at];
  return [because.by, ...('at' in because.what ? [because.what.at] : [])];
}

/** Whose turn it is to vote, or to speak in defence. */
function checkTurn(shown: Shown): void {
  const { turn, phase } = shown;
  const day = shown.days.at(-1);
  if (phase === 'defence') {
    if (turn === null || day?.suspects.includes(turn) !== true) unreadable('A suspect speaks in defence.');
  } else if (day !== undefined && decidedNow(shown) === 'vote') checkVoting(shown, day);
  else {
    if (turn !== null) unreadable('It is nobody’s turn alone here.');
    checkNoTokens(shown);
  }
}

function checkVoting({ turn, options, isOpen, seats }: Shown, day: Day): void {
  const isOpenVote = options.firstVote === 'sequential';
  const order = clockwiseFrom(day.welcome, playersOf({ options, seats }));
  const tokens = tokensOf(day);
  const laid = order.findIndex((seat) => tokens[seat] === null);
  const isInTurn = laid >= 0 && order.slice(laid).every((seat) => tokens[seat] === null);
  const isRight = day.suspects.length === 0 && isInTurn && turn === (isOpenVote ? order[laid] : null);
  if (!isRight || (!isOpenVote && laid > 0))
    unreadable('The tokens are laid in turn, from the left of the Welcome card on.');
  if (!isOpen && laid > 0) unreadable('Nobody votes before the vote is opened.');
}

/** While all talk, no token lies anywhere; afterwards there are suspects. */
function checkNoTokens({ phase, days, call }: Shown): void {
  const day = days.at(-1);
  if (day === undefined) return;
  const isUndecided = day.suspects.length === 0;
  if (phase === 'talk' && (!isUndecided || tokensOf(day).some((at) => at !== null)))
    unreadable('Nobody has voted while all talk.');
  const isPast =
    phase === 'verdict' || phase === 'over' || phase === 'welcome' || phase === 'pace' || call !== null;
  if (isPast && isUndecided) unreadable('A day ends with a vote.');
}
