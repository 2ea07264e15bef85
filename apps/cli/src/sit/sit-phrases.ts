import { withSwiss } from '@rudel/kernel';
import type { ByLanguage, Language } from '@rudel/kernel';
import type { Farewell } from '@rudel/protocol';

/** Why a sitting ends: as the server says it, or by itself. */
export type Ending =
  | Exclude<Farewell, 'closed' | 'missing' | 'unopened' | 'flood' | 'nonsense'>
  | 'interrupted'
  | 'enough'
  | 'alone'
  | 'no-seat'
  | 'fault';

type Phrases = {
  readonly sits: (name: string, seat: number, game: string) => string;
  readonly begins: (match: number) => string;
  readonly over: (match: number, winners: string) => string;
  readonly nobody: string;
  readonly thinks: (text: string) => string;
  readonly lost: string;
  readonly shut: string;
  readonly back: string;
  readonly fault: (name: string, sentence: string) => string;
  readonly otherVersion: (game: string) => string;
  readonly endings: { readonly [E in Ending]: string };
};

const en: Phrases = {
  sits: (name, seat, game) => `${name} sits on seat ${seat} at a table of ${game}. Ctrl-C leaves.`,
  begins: (match) => `Match ${match} begins.`,
  over: (match, winners) => `Match ${match} is over; seats that won: ${winners}.`,
  nobody: 'none',
  thinks: (text) => `thinks: ${text}`,
  lost: 'The connection is lost; trying again.',
  shut: 'The table cannot be reached at the moment; trying again.',
  back: 'Back at the table.',
  fault: (name, sentence) => `${name} ${sentence}.`,
  otherVersion: (game) =>
    `This table plays ${game}, which this Rudel does not know: take the same version as the server.`,
  endings: {
    version: 'The server speaks another version: take the same as it has.',
    unknown: 'The table does not know this seat any more.',
    moved: 'Somebody else has taken over this seat.',
    kicked: 'The host has sent it away.',
    broken: 'The table has broken its promise about chance; nothing more is played there.',
    dissolved: 'The table has been closed.',
    interrupted: 'It has left the table.',
    enough: 'All matches are played; it has left the table.',
    alone: 'No person is left at the table; it has left too.',
    'no-seat': 'No seat is free at this table; it has left again.',
    fault: 'It has left the table, where a bot plays on.',
  },
};

const de: Phrases = {
  sits: (name, seat, game) => `${name} sitzt auf Platz ${seat} an einem Tisch von ${game}. Ctrl-C steht auf.`,
  begins: (match) => `Partie ${match} beginnt.`,
  over: (match, winners) => `Partie ${match} ist zu Ende; gewonnen haben die Plätze: ${winners}.`,
  nobody: 'keiner',
  thinks: (text) => `denkt: ${text}`,
  lost: 'Die Verbindung ist weg; ein neuer Versuch läuft.',
  shut: 'Der Tisch ist gerade nicht zu erreichen; ein neuer Versuch läuft.',
  back: 'Wieder am Tisch.',
  fault: (name, sentence) => `${name} ${sentence}.`,
  otherVersion: (game) =>
    `An diesem Tisch wird ${game} gespielt, das dieses Rudel nicht kennt: Nimm dieselbe Version wie der Server.`,
  endings: {
    version: 'Der Server spricht eine andere Version: Nimm dieselbe wie er.',
    unknown: 'Der Tisch kennt diesen Platz nicht mehr.',
    moved: 'Jemand anders hat diesen Platz übernommen.',
    kicked: 'Die Gastgeberin oder der Gastgeber hat es weggeschickt.',
    broken: 'Der Tisch hat sein Versprechen über den Zufall gebrochen; dort wird nicht mehr gespielt.',
    dissolved: 'Der Tisch ist aufgelöst.',
    interrupted: 'Es hat den Tisch verlassen.',
    enough: 'Alle Partien sind gespielt; es hat den Tisch verlassen.',
    alone: 'Am Tisch ist kein Mensch mehr; auch es hat ihn verlassen.',
    'no-seat': 'An diesem Tisch ist kein Platz frei; es ist wieder gegangen.',
    fault: 'Es hat den Tisch verlassen, dort spielt ein Bot weiter.',
  },
};

const phrases: ByLanguage<Phrases> = withSwiss({ en, de });

export const sitPhrases = (language: Language): Phrases => phrases[language];
