import { quoted } from '@rudel/kernel';
import { isFlag, specOf } from './flags.ts';
import type { FlagName } from './flags.ts';
import { program } from './program.ts';
import { misused } from './stop.ts';

/** What stands on a command's line: arguments in order, and flags with their values. */
export type Line = {
  readonly given: readonly string[];
  readonly flags: ReadonlyMap<FlagName, readonly string[]>;
};

/** `-` stands for the input, and `-1` is a number. */
const looksLikeFlag = (text: string): boolean => /^-\D/.test(text);

/** The name of a flag as it was written, and the value that stands behind its `=`. */
function partsOf(word: string): readonly [raw: string, value: string | undefined] {
  const at = word.indexOf('=');
  return at === -1 ? [word, undefined] : [word.slice(0, at), word.slice(at + 1)];
}

/** Reads a line of a command that knows these flags; anything else is a mistake of the caller. */
export function readLine(command: string, args: readonly string[], allowed: readonly FlagName[]): Line {
  const given: string[] = [];
  const flags = new Map<FlagName, readonly string[]>();
  const rest = [...args];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--') given.push(...rest.splice(0));
    else if (looksLikeFlag(word)) {
      const [raw, inline] = partsOf(word);
      const name = nameOf(command, raw, allowed);
      const value = inline ?? nextValue(name, rest);
      flags.set(name, [...(flags.get(name) ?? []), valueOf(name, value, flags.has(name))]);
    } else given.push(word);
  }
  return { given, flags };
}

function nameOf(command: string, raw: string, allowed: readonly FlagName[]): FlagName {
  const name = raw.slice(2);
  if (raw.startsWith('--') && isFlag(name) && allowed.includes(name)) return name;
  const help = [program, command, '--help'].filter((word) => word !== '').join(' ');
  return misused(`There is no flag ${quoted(raw)} here; '${help}' lists them.`);
}

/** Takes the value of a flag from what follows it; a flag there is none. */
function nextValue(name: FlagName, rest: string[]): string | undefined {
  const [next] = rest;
  const hasOwn = specOf(name).value !== undefined && next !== undefined && !looksLikeFlag(next);
  return hasOwn ? rest.shift() : undefined;
}

function valueOf(name: FlagName, value: string | undefined, isAgain: boolean): string {
  const spec = specOf(name);
  if (spec.value === undefined)
    return value === undefined ? '' : misused(`The flag --${name} takes no value.`);
  if (value === undefined || value === '')
    misused(`The flag --${name} needs a value: --${name} ${spec.value}.`);
  if (isAgain && spec.repeatable === undefined) misused(`The flag --${name} appears twice.`);
  return value;
}
