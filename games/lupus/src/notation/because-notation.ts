import { unreadable } from '@rudel/kernel';
import type { Seat } from '@rudel/kernel';
import { roleOfLetter, roles } from '../roles/index.ts';
import type { Because, Finding, Quoted } from '../talk/statements.ts';
import { letterOf, seatOf } from './letters.ts';

const opinionLetters = { suspect: 'x', trust: 't' } as const;
const findingLetters: { readonly [F in Finding]: string } = { wolf: 'w', human: 'h' };

function formatQuoted(what: Quoted): string {
  switch (what.kind) {
    case 'claim':
      return `c${roles[what.role].letter}`;
    case 'seen':
      return `s${letterOf(what.at)}${findingLetters[what.finds]}`;
    default:
      return `${opinionLetters[what.kind]}${letterOf(what.at)}`;
  }
}

/** What an opinion rests on, as a short text: `q`, `v2e`, `da`, `saceS`. */
export function formatBecause(because: Because): string {
  switch (because.kind) {
    case 'said':
      return `s${letterOf(because.by)}${formatQuoted(because.what)}`;
    case 'voted':
      return `v${because.day}${letterOf(because.at)}`;
    case 'died':
      return `d${letterOf(because.who)}`;
    case 'quiet':
      return 'q';
  }
}

const bad = (text: string): never =>
  unreadable(`'${text.slice(0, 20)}' is nothing that an opinion rests on.`);

const seatIn = (letter: string, text: string): Seat => seatOf(letter) ?? bad(text);

const quotedForm = /^(?:s([a-x])([wh])|([xt])([a-x]))$/;

function readQuoted(quoted: string, text: string): Quoted {
  const role = quoted.startsWith('c') ? roleOfLetter(quoted.slice(1)) : undefined;
  if (role !== undefined) return { kind: 'claim', role };
  const [, seen, found, opinion, at] = quotedForm.exec(quoted) ?? bad(text);
  if (seen !== undefined)
    return { kind: 'seen', at: seatIn(seen, text), finds: found === 'w' ? 'wolf' : 'human' };
  return { kind: opinion === 'x' ? 'suspect' : 'trust', at: seatIn(at ?? '', text) };
}

export function readBecause(text: string): Because {
  if (text === 'q') return { kind: 'quiet' };
  const voted = /^v([1-9]\d?)([a-x])$/.exec(text);
  if (voted !== null) return { kind: 'voted', day: Number(voted[1]), at: seatIn(voted[2] ?? '', text) };
  if (/^d[a-x]$/.test(text)) return { kind: 'died', who: seatIn(text.slice(1), text) };
  if (!/^s[a-x]./.test(text)) return bad(text);
  return { kind: 'said', by: seatIn(text.charAt(1), text), what: readQuoted(text.slice(2), text) };
}
