import { notation, quoted, readOneOf, readWhole, unreadable } from '@rudel/kernel';
import type { Notation, Seat } from '@rudel/kernel';
import { signs } from '../night/signs.ts';
import { roleNames } from '../roles/index.ts';
import { specials } from '../roles/role.ts';
import type { Special } from '../roles/role.ts';
import { findings, reporters } from '../talk/statements.ts';
import type { Reporter, Statement } from '../talk/statements.ts';
import type { Move } from '../types.ts';
import { mostPlayers } from './letters.ts';
import { formatSince, readSince } from './since-notation.ts';

const words = ['paw', 'tuft', 'ready', 'done', 'open', 'close'] as const;
const opinions = ['suspect', 'trust', 'vote'] as const;
const echoes = ['agree', 'disagree'] as const;
const mostNights = 99;

const maybe = (value: string | number | null): string => (value === null ? '' : ` ${value}`);

/** A statement as it is written in a move. */
export function formatSaying(what: Statement): string {
  switch (what.kind) {
    case 'claim':
      return `claim ${what.role}`;
    case 'report':
      return `${what.as} ${what.night}${`${maybe(what.at)}${maybe(what.finds)}` || ' -'}`;
    case 'ask':
      return `ask ${what.at} ${what.about}`;
    case 'agree':
    case 'disagree':
      return `${what.kind} ${what.with}`;
    default:
      return `${what.kind} ${what.at}${what.because === undefined ? '' : ` since ${formatSince(what.because)}`}`;
  }
}

function formatMove(move: Move): string {
  switch (move.kind) {
    case 'point':
      return `point ${move.at}${maybe(move.sign)}`;
    case 'vote':
    case 'mark':
      return `${move.kind} ${move.at}`;
    case 'say':
      return `say ${formatSaying(move.what)}`;
    case 'deck':
      return `deck ${move.roles.join(',') || '-'}`;
    default:
      return move.kind;
  }
}

const readSeat = (text: string): Seat => readWhole(text, 0, mostPlayers - 1, 'A seat');

function readMove(text: string): Move {
  const [verb = '', ...rest] = text.trim().split(/\s+/);
  const word = words.find((one) => one === verb);
  if (word !== undefined && rest.length === 0) return { kind: word };
  const move = readWithObject(verb, rest);
  return (
    move ??
    unreadable(
      `${quoted(text.trim())} is not a move: write 'point 5', 'vote 5', 'paw', 'tuft', 'say suspect 5', 'mark 5', 'ready', 'done', 'open', 'close' or 'deck owl'.`,
    )
  );
}

function readWithObject(verb: string, rest: readonly string[]): Move | null {
  const [first = '', second] = rest;
  if (verb === 'say') return { kind: 'say', what: readSaying(first, rest.slice(1)) };
  if (verb === 'point' && rest.length <= 2) {
    const sign = second === undefined ? null : readOneOf(second, signs, 'A sign');
    return { kind: 'point', at: readSeat(first), sign };
  }
  if (rest.length !== 1) return null;
  if (verb === 'vote' || verb === 'mark') return { kind: verb, at: readSeat(first) };
  return verb === 'deck' ? { kind: 'deck', roles: readDeck(first) } : null;
}

/** In the order of the rules, each once. */
export function readDeck(text: string): readonly Special[] {
  const read = text === '-' ? [] : text.split(',').map((one) => readOneOf(one, specials, 'A character'));
  return specials.filter((special) => read.includes(special));
}

function readSaying(kind: string, rest: readonly string[]): Statement {
  const [first = '', second = ''] = rest;
  const reporter = reporters.find((one) => one === kind);
  if (reporter !== undefined) return readReport(reporter, rest);
  if (kind === 'ask' && rest.length === 2)
    return { kind, at: readSeat(first), about: readOneOf(second, ['role', 'opinion'], 'A question') };
  const opinion = opinions.find((one) => one === kind);
  if (opinion !== undefined && second === 'since')
    return { kind: opinion, at: readSeat(first), because: readSince(rest.slice(2)) };
  if (rest.length === 1) {
    if (kind === 'claim') return { kind, role: readOneOf(first, roleNames, 'A character') };
    if (opinion !== undefined) return { kind: opinion, at: readSeat(first) };
    const echo = echoes.find((one) => one === kind);
    if (echo !== undefined)
      return { kind: echo, with: readWhole(first, 1, 999, 'The number of a statement') };
  }
  return unreadable(
    `${quoted([kind, ...rest].join(' '))} cannot be said: write 'claim seer', 'seer 2 5 wolf', 'medium 2 human', 'bodyguard 2 5', 'suspect 5', 'trust 5', 'vote 5', 'ask 5 role', 'ask 5 opinion', 'agree 3' or 'disagree 3'; and why, with 'suspect 5 since quiet'.`,
  );
}

const partsOf: { readonly [R in Reporter]: number } = { seer: 3, medium: 2, bodyguard: 2 };

function readReport(as: Reporter, rest: readonly string[]): Statement {
  const [night = '', first = '', second = ''] = rest;
  const nothing = rest.length === 2 && first === '-';
  if (!nothing && rest.length !== partsOf[as])
    unreadable(`A report is written 'seer 2 5 wolf', 'medium 2 human', 'bodyguard 2 5' or 'seer 2 -'.`);
  const found = as === 'medium' ? first : second;
  return {
    kind: 'report',
    as,
    night: readWhole(night, 1, mostNights, 'A night'),
    at: nothing || as === 'medium' ? null : readSeat(first),
    finds: nothing || as === 'bodyguard' ? null : readOneOf(found, findings, 'A finding'),
  };
}

export const moveNotation: Notation<Move> = notation(formatMove, readMove);
