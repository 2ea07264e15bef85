import { parseArgs } from 'node:util';
import { quoted } from '@rudel/kernel';
import { isFlag, specOf } from './flags.ts';
import type { FlagName } from './flags.ts';
import { misused } from './stop.ts';

/** What stands on a command's line: arguments in order, and flags with their values. */
export type Line = {
  readonly given: readonly string[];
  readonly flags: ReadonlyMap<FlagName, readonly string[]>;
};

type Shape = { readonly [name: string]: { readonly type: 'string' | 'boolean' } };

function shapeOf(allowed: readonly FlagName[]): Shape {
  return Object.fromEntries(
    allowed.map((name) => [
      name,
      { type: specOf(name).value === undefined ? ('boolean' as const) : ('string' as const) },
    ]),
  );
}

/** Reads a line of a command that knows these flags; anything else is a mistake of the caller. */
export function readLine(command: string, args: readonly string[], allowed: readonly FlagName[]): Line {
  const { tokens } = parseArgs({
    args: [...args],
    options: shapeOf(allowed),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const given: string[] = [];
  const flags = new Map<FlagName, readonly string[]>();
  for (const token of tokens) {
    if (token.kind === 'positional') given.push(token.value);
    if (token.kind !== 'option') continue;
    const { name } = token;
    if (!isFlag(name) || !allowed.includes(name)) {
      return misused(`There is no flag ${quoted(token.rawName)} here; 'rudel ${command} --help' lists them.`);
    }
    const value = token.inlineValue === false && /^-./.test(token.value) ? undefined : token.value;
    flags.set(name, [...(flags.get(name) ?? []), valueOf(name, value, flags.has(name))]);
  }
  return { given, flags };
}

function valueOf(name: FlagName, value: string | undefined, isAgain: boolean): string {
  const spec = specOf(name);
  if (spec.value === undefined)
    return value === undefined ? '' : misused(`The flag --${name} takes no value.`);
  if (value === undefined || value === '')
    misused(`The flag --${name} needs a value: --${name} ${spec.value}.`);
  if (isAgain && spec.repeatable === undefined) misused(`The flag --${name} stands twice.`);
  return value;
}
