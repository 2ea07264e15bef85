import type { Command } from './command.ts';
import { commonFlags, specOf } from './flags.ts';
import type { FlagName } from './flags.ts';

const exits: readonly string[] = [
  'Exit codes:',
  '  0  done, or the answer is yes',
  '  1  the answer is no, or what was given is faulty: an illegal move, a bad position, a record with a fault',
  '  2  called wrongly: unknown command, game, flag, option, bot or seat; missing argument; no such file',
  'An error is one sentence on stderr; with --json it is also told as {"ok":false,"error":…} on stdout.',
];

function argsText({ args, optional = 0, isOpenEnded }: Command): string {
  return args
    .map((name, place) => {
      const isLast = place === args.length - 1;
      const shown = `<${name}>${isLast && isOpenEnded ? '…' : ''}`;
      return place >= args.length - optional ? `[${shown}]` : shown;
    })
    .join(' ');
}

const usageOf = (command: Command): string => ['rudel', command.name, argsText(command)].join(' ').trim();

function flagLine(name: FlagName): readonly [string, string] {
  const { value, repeatable, help } = specOf(name);
  return [`--${name}${value === undefined ? '' : ` ${value}`}${repeatable ? '…' : ''}`, help];
}

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}

export function helpOn(command: Command): readonly string[] {
  const { alias, notes = [] } = command;
  return [
    `Usage: ${usageOf(command)} [flags]`,
    `${command.summary}${alias === undefined ? '' : ` (also: rudel ${alias})`}`,
    ...columns([...command.flags, ...commonFlags].map(flagLine)),
    ...notes,
  ];
}

export function helpOnAll(commands: readonly Command[]): readonly string[] {
  return [
    'Usage: rudel <command> …   ‘rudel <command> --help’ tells more of each.',
    ...columns(commands.map((command) => [usageOf(command).slice('rudel '.length), command.summary])),
    "A position given as '-' is read from the input. Without a command, on a terminal: a menu of games.",
    ...exits,
  ];
}
