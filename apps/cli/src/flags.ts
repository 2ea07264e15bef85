import { program } from './program.ts';

/** A flag as every command that has it understands it. */
export type FlagSpec = {
  /** What stands for its value in the help; a flag without one is a switch. */
  readonly value?: string;
  readonly repeatable?: true;
  readonly help: string;
};

const names = [
  'added',
  'bot',
  'bots',
  'data',
  'divide',
  'eye',
  'for',
  'help',
  'iterations',
  'json',
  'lang',
  'limit',
  'matches',
  'name',
  'option',
  'port',
  'promised',
  'record',
  'results',
  'save',
  'seat',
  'seats',
  'seed',
  'settle',
  'version',
] as const;

export type FlagName = (typeof names)[number];

const specs: { readonly [F in FlagName]: FlagSpec } = {
  added: { value: 'text', help: 'what you added to the lot; it must be among the contributions' },
  bot: {
    value: 'level|exec:command',
    repeatable: true,
    help: 'a bot by its level, or any program: exec:python3 bot.py, rover=exec:./rover',
  },
  bots: { value: 'a,b,…', help: 'bots by name: one for all seats, or one a seat in turn' },
  data: { value: 'dir', help: 'the data folder of the server; else as RUDEL_DATA says' },
  divide: { help: 'count move by move' },
  eye: { value: 'n|table', help: 'whose eye looks: a seat, or the table' },
  for: { value: 'time', help: 'how long: 12h, 7d, 6mo' },
  help: { help: 'show this help' },
  iterations: { value: 'n', help: 'how much a bot may think a move' },
  json: { help: 'answer as JSON, one object a line' },
  lang: { value: 'en|de|de-CH', help: 'the language of sentences; else as LC_ALL, LC_MESSAGES or LANG says' },
  limit: { value: 'ms', help: 'how long a program may think a move, in milliseconds' },
  matches: { value: 'n', help: 'how many matches' },
  name: { value: 'name', help: 'what it is called at the table' },
  option: { value: 'name=value', repeatable: true, help: `a variant of the rules; see \`${program} games\`` },
  promised: { value: 'commitment', help: 'the commitment you were told before the deal' },
  port: { value: 'n', help: 'the port to serve on; else as PORT says' },
  record: { value: 'dir', help: 'write a record of every match into this folder' },
  results: { value: 'dir', help: 'the folder with the results of arenas; else one below ~/.local/state' },
  save: { value: 'file', help: 'where the match is kept after every act' },
  seat: { value: 'n', help: 'a seat, counted from 0' },
  seats: { value: 'n', help: 'how many seats' },
  seed: { value: 'text', help: 'what decides chance: 64 hexadecimal digits, or any text' },
  settle: { help: 'let chance act until a seat is asked' },
  version: { help: 'show the version' },
};

/** The flags that every command has. */
export const commonFlags: readonly FlagName[] = ['json', 'help'];

export function specOf(name: FlagName): FlagSpec {
  return specs[name];
}

export const isFlag = (name: string): name is FlagName => Object.hasOwn(specs, name);
