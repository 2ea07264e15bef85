import { unreadable } from '@rudel/kernel';
import type { Seat } from '@rudel/kernel';
import { roleOfLetter, roles } from '../roles/index.ts';
import type { Finding, Opinion, Reporter, Said, Statement } from '../talk/statements.ts';
import { formatBecause, readBecause } from './because-notation.ts';
import { letterOf, seatOf } from './letters.ts';
import type { Written } from './written.ts';

const claimLetter = 'c';
const reporterLetters: { readonly [R in Reporter]: string } = { seer: 's', medium: 'm', bodyguard: 'g' };
const findingLetters: { readonly [F in Finding]: string } = { wolf: 'w', human: 'h' };
const opinionLetters = { suspect: 'x', trust: 't', vote: 'v' } as const;
const askLetters = { role: 'r', opinion: 'o' } as const;
const echoLetters = { agree: 'a', disagree: 'd' } as const;

/** A statement as a short text without its speaker. */
function formatStatement(what: Statement): string {
  switch (what.kind) {
    case 'claim':
      return `${claimLetter}${roles[what.role].letter}`;
    case 'report': {
      const found = what.finds === null ? '' : findingLetters[what.finds];
      const said = `${what.at === null ? '' : letterOf(what.at)}${found}`;
      return `${reporterLetters[what.as]}${what.night}${said === '' ? '-' : said}`;
    }
    case 'suspect':
    case 'trust':
    case 'vote':
      return `${opinionLetters[what.kind]}${letterOf(what.at)}${what.because === undefined ? '' : `.${formatBecause(what.because)}`}`;
    case 'ask':
      return `${askLetters[what.about]}${letterOf(what.at)}`;
    default:
      return `${echoLetters[what.kind]}${what.with}`;
  }
}

const keyOf = <K extends string>(letters: { readonly [key in K]: string }, letter: string): K | undefined =>
  (Object.keys(letters) as K[]).find((key) => letters[key] === letter);

function entriesOf<K extends string>(letters: { readonly [key in K]: string }): [string, K][] {
  return (Object.keys(letters) as K[]).map((key) => [letters[key], key]);
}

const bad = (text: string): never => unreadable(`'${text.slice(0, 20)}' is nothing that somebody can say.`);

/** The statement of a short text without its speaker. */
function readStatement(text: string): Statement {
  const [letter, rest] = [text.slice(0, 1), text.slice(1)];
  const role = letter === claimLetter ? roleOfLetter(rest) : undefined;
  if (role !== undefined) return { kind: 'claim', role };
  const reporter = keyOf(reporterLetters, letter);
  if (reporter !== undefined) return readReport(reporter, rest, text);
  const echo = keyOf(echoLetters, letter);
  if (echo !== undefined && /^[1-9]\d{0,2}$/.test(rest)) return { kind: echo, with: Number(rest) };
  const opinion = keyOf(opinionLetters, letter);
  if (opinion !== undefined) return readOpinion(opinion, rest, text);
  const about = keyOf(askLetters, letter);
  return about === undefined ? bad(text) : { kind: 'ask', at: seatIn(rest, text), about };
}

function seatIn(letter: string, text: string): Seat {
  const at = seatOf(letter);
  return at !== null && letter === letterOf(at) ? at : bad(text);
}

function readOpinion(kind: Opinion['kind'], rest: string, text: string): Opinion {
  const [target = '', because] = rest.split(/\.(.*)/s);
  const at = seatIn(target, text);
  return because === undefined ? { kind, at } : { kind, at, because: readBecause(because) };
}

const reportForms: { readonly [R in Reporter]: RegExp } = {
  seer: /^([1-9]\d?)(?:([a-x])([wh])|-)$/,
  medium: /^([1-9]\d?)(?:()([wh])|-)$/,
  bodyguard: /^([1-9]\d?)(?:([a-x])()|-)$/,
};

function readReport(as: Reporter, rest: string, text: string): Statement {
  const [, night = '', at = '', found = ''] = reportForms[as].exec(rest) ?? bad(text);
  const finds = keyOf(findingLetters, found) ?? null;
  return { kind: 'report', as, night: Number(night), at: seatOf(at), finds };
}

/** A statement with its speaker, as it stands in a day's talk: `bcS`, `as2dw`. */
export const formatSaid = ({ by, what }: Said): Written<Said> =>
  `${letterOf(by)}${formatStatement(what)}` as Written<Said>;

export function readSaid(text: string): Said {
  const by = seatOf(text.slice(0, 1));
  if (by === null || text.slice(0, 1) !== letterOf(by)) return bad(text);
  return { by, what: readStatement(text.slice(1)) };
}

/** Who speaks, without reading the rest: much is said in a match. */
export const speakerOf = (said: Written<Said>): Seat | null => seatOf(said.charAt(0));

const kindsByLetter: ReadonlyMap<string, Statement['kind']> = new Map<string, Statement['kind']>([
  [claimLetter, 'claim'],
  ...Object.values(reporterLetters).map((letter) => [letter, 'report'] as const),
  ...entriesOf(opinionLetters),
  ...Object.values(askLetters).map((letter) => [letter, 'ask'] as const),
  ...entriesOf(echoLetters),
]);

/** What kind of statement it is, without reading the rest. */
export const kindOf = (said: Written<Said>): Statement['kind'] | undefined =>
  kindsByLetter.get(said.charAt(1));

/** The same without what it rests on: nobody says it twice with another reason. */
export const bareOf = (said: Written<Said>): Written<Said> => (said.split('.')[0] ?? said) as Written<Said>;
