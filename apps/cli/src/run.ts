import { quoted } from '@rudel/kernel';
import type { OpenObject } from '@rudel/kernel';
import { readLine } from './arguments.ts';
import type { Line } from './arguments.ts';
import type { Output, Command } from './command.ts';
import { commands } from './commands.ts';
import { commonFlags } from './flags.ts';
import { languageFlag } from './given.ts';
import { helpData, helpOn, helpOnAll } from './help.ts';
import type { Io } from './io.ts';
import { menu } from './menu.ts';
import { program, versionOf } from './program.ts';
import { misused, Stop } from './stop.ts';
import type { ExitCode } from './stop.ts';

const print = (io: Io, lines: readonly string[]): void => io.out(lines.map((line) => `${line}\n`).join(''));
const printData = (io: Io, data: OpenObject): void => io.out(`${JSON.stringify(data)}\n`);

/** Runs one command line; says everything through `io` and returns how to exit. */
export async function run(args: readonly string[], io: Io): Promise<ExitCode> {
  try {
    return await dispatch(args, io);
  } catch (error) {
    const stop = error instanceof Stop ? error : unexpected(error);
    if (args.includes('--json')) printData(io, { ok: false, error: stop.message, ...stop.details });
    io.err(`${stop.message}\n`);
    return stop.exit;
  }
}

/** A defect of ours is told in one sentence, too. */
function unexpected(error: unknown): Stop {
  const what = error instanceof Error ? error.message : String(error);
  return new Stop(1, `Something went wrong in Rudel, and that is our fault: ${what.replaceAll(/\s+/g, ' ')}`);
}

async function dispatch(args: readonly string[], io: Io): Promise<ExitCode> {
  const [name, ...rest] = args;
  if (name === undefined || /^-./.test(name)) return withoutCommand(args, io);
  if (name === 'help') return help(io, rest);
  return runCommand(commandNamed(name), rest, io);
}

const asksForHelp = (args: readonly string[]): boolean =>
  args.slice(0, args.includes('--') ? args.indexOf('--') : args.length).some((arg) => helpWords.has(arg));

const helpWords: ReadonlySet<string> = new Set(['--help', '-h']);

/** Flags that stand alone, and the menu. */
async function withoutCommand(args: readonly string[], io: Io): Promise<ExitCode> {
  if (asksForHelp(args))
    return help(
      io,
      args.filter((arg) => !arg.startsWith('-')),
    );
  const line = readLine('', args, ['lang', 'json', 'version']);
  const [command] = line.given;
  if (command !== undefined)
    misused(`A command comes before its flags: ${program} ${commandNamed(command).name} …`);
  const isData = line.flags.has('json');
  if (line.flags.has('version')) {
    tellAnswer(io, { lines: [`rudel ${versionOf()}`], json: { version: versionOf() } }, isData);
    return 0;
  }
  const language = languageFlag({ ...line, io });
  if (io.isTerminal && !isData) return menu(io, run, language);
  tellAnswer(io, { lines: helpOnAll(commands), json: helpData(commands) }, isData);
  return 0;
}

function help(io: Io, about: readonly string[]): ExitCode {
  const [name] = about;
  print(io, name === undefined ? helpOnAll(commands) : helpOn(commandNamed(name)));
  return 0;
}

function commandNamed(name: string): Command {
  const found = commands.find((command) => command.name === name || command.alias === name);
  return found ?? misused(`There is no command ${quoted(name)}; '${program} --help' lists them.`);
}

async function runCommand(command: Command, args: readonly string[], io: Io): Promise<ExitCode> {
  if (asksForHelp(args)) return help(io, [command.name]);
  const line = readLine(command.name, args, [...command.flags, ...commonFlags]);
  checkCount(command, line);
  const answer = await command.run({ ...line, io });
  if ('lines' in answer) tellAnswer(io, answer, line.flags.has('json'));
  return answer.exit ?? 0;
}

function tellAnswer(io: Io, answer: Output, asData: boolean): void {
  if (asData) printData(io, answer.json);
  else print(io, answer.lines);
}

function checkCount({ name, args, optional = 0, isOpenEnded }: Command, { given }: Line): void {
  const missing = args[given.length];
  if (missing !== undefined && given.length < args.length - optional)
    misused(`${program} ${name} needs a ${missing}; '${program} ${name} --help' shows how.`);
  const extra = given[args.length];
  if (extra !== undefined && isOpenEnded === undefined)
    misused(
      `${program} ${name} does not take ${quoted(extra)} as well; '${program} ${name} --help' shows how.`,
    );
}
