import type { OpenObject } from '@rudel/kernel';
import type { Command } from './command.ts';
import { commonFlags, specOf } from './flags.ts';
import type { FlagName } from './flags.ts';
import { program } from './program.ts';

const exits: readonly string[] = [
  'Exit codes:',
  '  0  done, or the answer is yes',
  '  1  the answer is no, or the input is faulty: an illegal move, a bad position, a record with a fault',
  '  2  wrong usage: unknown command, game, flag, option, bot or seat; missing argument; no such file',
  '  130  simulate or arena was interrupted and shows the tally so far',
  'An error is one sentence on stderr; with --json it also appears as {"ok":false,"error":…} on stdout.',
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

const usageOf = (command: Command): string => [program, command.name, argsText(command)].join(' ').trim();

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
    `${command.summary}${alias === undefined ? '' : ` (also: ${program} ${alias})`}`,
    ...columns([...command.flags, ...commonFlags].map(flagLine)),
    ...notes,
  ];
}

export function helpOnAll(commands: readonly Command[]): readonly string[] {
  return [
    `Usage: ${program} <command> …   ‘${program} <command> --help’ explains each.`,
    ...columns(commands.map((command) => [usageOf(command).slice(program.length + 1), command.summary])),
    "A position given as '-' is read from the input. Without a command, on a terminal: a menu of games.",
    'Also: --version; --lang de for a menu in German; --json alone lists the commands as data.',
    ...exits,
  ];
}

/** The same as data. */
export function helpData(commands: readonly Command[]): OpenObject {
  return {
    commands: commands.map((command) => ({
      name: command.name,
      alias: command.alias ?? null,
      summary: command.summary,
      usage: usageOf(command),
      flags: [...command.flags, ...commonFlags],
    })),
  };
}
