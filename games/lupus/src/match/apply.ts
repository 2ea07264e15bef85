import type { Act, Drawn, Seat } from '@rudel/kernel';
import { hide } from '@rudel/kernel/hidden';
import { beginVote, defended, marked, ready, said, today, voted, votesByLot } from '../day/day.ts';
import { suspectOf } from '../day/votes.ts';
import { needsOpening } from '../moves/moves.ts';
import { beginCall, beginTalk, endRound, nightfall } from '../night/night.ts';
import type { Diary } from '../night/notes.ts';
import type { Options } from '../options.ts';
import { roleOfLetter } from '../roles/index.ts';
import type { Role, Special } from '../roles/role.ts';
import { answering, isSecret } from '../secrecy/secret.ts';
import type { SecretChoice, Move, Shown, State } from '../types.ts';
import { announcedOf, cardsOf, deckBy, isPossessedByLot } from '../village/deck.ts';
import { hasElder, isHuman, playersOf } from '../village/narrators.ts';
import { playerSeats } from '../village/seats.ts';
import { answersIn, changed, noAnswers, noMarks } from './changes.ts';

export function start(options: Options, seats: number): State {
  const players = playersOf({ options, seats });
  const none = playerSeats({ options, seats });
  const shown: Shown = {
    options,
    seats,
    phase: 'deal',
    night: 0,
    deck: [],
    call: null,
    round: 1,
    isOpen: false,
    seconds: 0,
    turn: null,
    elder: null,
    ready: [],
    fates: none.map(() => null),
    talk: [],
    days: [],
  };
  const state: State = {
    shown,
    cards: none.map(() => hide<Role>('villager')),
    diaries: none.map(() => hide<Diary>([])),
    answers: noAnswers(players),
    marks: noMarks(players),
  };
  const deck = deckBy(options, players);
  if (isHuman(shown)) return changed(withDeck(state, deck), { phase: 'deck', deck: [] });
  return isPossessedByLot(options, deck, players)
    ? changed(withDeck(state, deck), { phase: 'possessed', deck: announcedOf(options, without(deck)) })
    : withDeck(state, deck);
}

const without = (deck: readonly Special[]): readonly Special[] => deck.filter((one) => one !== 'possessed');

/** The cards are on the table, face down and not dealt. */
function withDeck(state: State, deck: readonly Special[]): State {
  const { options } = state.shown;
  const cards = cardsOf(deck, playersOf(state.shown));
  return {
    ...changed(state, { phase: 'deal', deck: announcedOf(options, deck) }),
    cards: cards.map((card) => hide(card)),
  };
}

export function apply(state: State, act: Act<Move>): State {
  if (act.by === 'clock') return lapsed(state);
  return act.by === 'chance' ? happened(state, act.drawn) : moved(state, act.by, act.move);
}

function happened(state: State, drawn: Drawn): State {
  const { shown } = state;
  const [first = ''] = drawn;
  switch (shown.phase) {
    case 'possessed':
      return withDeck(state, byLot(shown, first === 'possessed'));
    case 'deal':
      return dealt(state, drawn);
    case 'elder':
      return nightfall(changed(state, { elder: Number(first) }));
    case 'pace':
      return beginCall(state, Number(first));
    case 'welcome':
      return beginTalk(state, Number(first));
    default:
      return shown.call === null ? votesByLot(state, drawn.map(Number)) : endRound(state, drawn.map(Number));
  }
}

function byLot({ options, seats }: Shown, isIn: boolean): readonly Special[] {
  const deck = deckBy(options, playersOf({ options, seats }));
  return isIn ? deck : without(deck);
}

function dealt(state: State, drawn: Drawn): State {
  const cards = drawn.map((letter) => hide<Role>(roleOfLetter(letter) ?? 'villager'));
  const after = { ...state, cards };
  return hasElder(state.shown) ? changed(after, { phase: 'elder' }) : nightfall(after);
}

/** Time is up: what waits is opened, what runs is closed (7.1). */
function lapsed(state: State): State {
  const { shown } = state;
  if (shown.phase === 'deck') return withDeck(state, deckBy(shown.options, playersOf(shown)));
  return needsOpening(shown) ? changed(state, { isOpen: true }) : closed(state);
}

function closed(state: State): State {
  switch (state.shown.phase) {
    case 'talk':
      return beginVote(state);
    case 'defence':
      return defended(state);
    default:
      return changed(state, { phase: 'lots' });
  }
}

function moved(state: State, seat: Seat, move: Move): State {
  switch (move.kind) {
    case 'deck':
      return withDeck(state, move.roles);
    case 'open':
      return changed(state, { isOpen: true });
    case 'close':
      return closed(state);
    case 'point':
      return answered(state, seat, { at: move.at, sign: move.sign });
    case 'vote':
      return isSecret(state.shown)
        ? answered(state, seat, { at: move.at, sign: null })
        : voted(state, seat, move.at);
    case 'paw':
    case 'tuft':
      return answered(state, seat, { at: suspectOf(today(state.shown), move.kind), sign: null });
    case 'say':
      return said(state, seat, move.what);
    case 'mark':
      return marked(state, seat, move.at);
    case 'ready':
      return ready(state, seat);
    default:
      return defended(state);
  }
}

/** Once all have answered, the lots are drawn; with a narrator that waits for the narrator. */
function answered(state: State, seat: Seat, answer: SecretChoice): State {
  const after = { ...state, answers: state.answers.with(seat, hide(answer)) };
  const answers = answersIn(after);
  const areAll = answering(state.shown).every((one) => (answers[one] ?? null) !== null);
  return areAll && !isHuman(state.shown) ? closed(after) : after;
}
