import { unreadable } from '@rudel/kernel';
import type { Seat } from '@rudel/kernel';
import { letterOf, seatOf } from '../notation/letters.ts';
import { roleOfLetter, roles } from '../roles/index.ts';
import type { Role } from '../roles/role.ts';

export const reporters = ['seer', 'medium', 'bodyguard'] as const;
/** Characters that have something to report. */
export type Reporter = (typeof reporters)[number];

export const findings = ['wolf', 'human'] as const;
export type Finding = (typeof findings)[number];

/** What anybody can say in the small language of 6.2. */
export type Statement =
  | { readonly kind: 'claim'; readonly role: Role }
  /** What somebody did or learned in a night; nobody and nothing: there is nothing to report of it. */
  | {
      readonly kind: 'report';
      readonly as: Reporter;
      readonly night: number;
      readonly at: Seat | null;
      readonly finds: Finding | null;
    }
  | { readonly kind: 'suspect' | 'trust' | 'vote'; readonly at: Seat }
  | { readonly kind: 'ask'; readonly at: Seat; readonly about: 'role' | 'opinion' }
  /** About what was said today, counted from 1. */
  | { readonly kind: 'agree' | 'disagree'; readonly with: number };

/** A statement with its speaker and its number of the day. */
export type Spoken = { readonly by: Seat; readonly number: number; readonly what: Statement };

const reporterLetters: { readonly [R in Reporter]: string } = { seer: 's', medium: 'm', bodyguard: 'g' };
const opinionLetters = { suspect: 'x', trust: 't', vote: 'v' } as const;
const askLetters = { role: 'r', opinion: 'o' } as const;
const echoLetters = { agree: 'a', disagree: 'd' } as const;

/** A statement as a short text without its speaker. */
export function formatStatement(what: Statement): string {
  switch (what.kind) {
    case 'claim':
      return `c${roles[what.role].letter}`;
    case 'report': {
      const found = what.finds === null ? '' : what.finds.charAt(0);
      const said = `${what.at === null ? '' : letterOf(what.at)}${found}`;
      return `${reporterLetters[what.as]}${what.night}${said === '' ? '-' : said}`;
    }
    case 'suspect':
    case 'trust':
    case 'vote':
      return `${opinionLetters[what.kind]}${letterOf(what.at)}`;
    case 'ask':
      return `${askLetters[what.about]}${letterOf(what.at)}`;
    default:
      return `${echoLetters[what.kind]}${what.with}`;
  }
}

const keyOf = <K extends string>(letters: { readonly [key in K]: string }, letter: string): K | undefined =>
  (Object.keys(letters) as K[]).find((key) => letters[key] === letter);

const bad = (text: string): never => unreadable(`'${text.slice(0, 20)}' is nothing that somebody can say.`);

/** The statement of a short text without its speaker. */
export function parseStatement(text: string): Statement {
  const [letter, rest] = [text.slice(0, 1), text.slice(1)];
  const role = letter === 'c' ? roleOfLetter(rest) : undefined;
  if (role !== undefined) return { kind: 'claim', role };
  const reporter = keyOf(reporterLetters, letter);
  if (reporter !== undefined) return readReport(reporter, rest, text);
  const echo = keyOf(echoLetters, letter);
  if (echo !== undefined && /^[1-9]\d{0,2}$/.test(rest)) return { kind: echo, with: Number(rest) };
  const at = seatOf(rest);
  if (at === null || rest !== letterOf(at)) return bad(text);
  const opinion = keyOf(opinionLetters, letter);
  if (opinion !== undefined) return { kind: opinion, at };
  const about = keyOf(askLetters, letter);
  return about === undefined ? bad(text) : { kind: 'ask', at, about };
}

const reportForms: { readonly [R in Reporter]: RegExp } = {
  seer: /^([1-9]\d?)(?:([a-x])([wh])|-)$/,
  medium: /^([1-9]\d?)(?:()([wh])|-)$/,
  bodyguard: /^([1-9]\d?)(?:([a-x])()|-)$/,
};

function readReport(as: Reporter, rest: string, text: string): Statement {
  const [, night = '', at = '', found = ''] = reportForms[as].exec(rest) ?? bad(text);
  const finds = findings.find((one) => found !== '' && one.startsWith(found)) ?? null;
  return { kind: 'report', as, night: Number(night), at: seatOf(at), finds };
}

/** A statement with its speaker, as it stands in a day's talk. */
export const formatSpoken = (by: Seat, what: Statement): string => `${letterOf(by)}${formatStatement(what)}`;

export function readSpoken(text: string, number: number): Spoken {
  const by = seatOf(text.slice(0, 1));
  if (by === null || text.slice(0, 1) !== letterOf(by)) return bad(text);
  return { by, number, what: parseStatement(text.slice(1)) };
}

/** Claims and reports are kept for the whole match, the rest for some days. */
export const isLasting = (text: string): boolean => 'csmg'.includes(text.charAt(1));
