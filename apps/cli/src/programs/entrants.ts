import type { AnyBot } from '@rudel/bots';
import { quoted } from '@rudel/kernel';
import type { Shelved } from '@rudel/shelf';
import { botNamed } from '../lineup.ts';
import { misused } from '../stop.ts';

/** Who plays in an arena or sits down at a table: a level of ours, or a program by its command line. */
export type Entrant =
  | { readonly kind: 'level'; readonly name: string; readonly bot: AnyBot }
  | { readonly kind: 'program'; readonly name: string; readonly command: string };

const programForm = /^(?:(?<name>[^=:,]{1,40})=)?exec:(?<command>.*)$/s;

/** A comma stands between two bots where another one begins behind it. */
const betweenBots = /,(?=[\w-]+(?:,|$)|[^=:,]{1,40}=exec:|exec:)/;

/** What is before a comma may end a command line that has commas of its own: these are given one by one. */
export const splitBots = (list: string): readonly string[] => list.split(betweenBots);

/** A level, `exec:command`, or `name=exec:command`. */
export function entrantOf(shelved: Shelved, text: string): Entrant {
  const form = programForm.exec(text)?.groups;
  if (form === undefined) {
    const bot = botNamed(shelved, text, misused);
    return { kind: 'level', name: bot.name, bot };
  }
  const command = (form['command'] ?? '').trim();
  const name = form['name']?.trim() ?? `exec:${command}`;
  if (command === '') return misused(`${quoted(text)} needs a command: exec:python3 bot.py.`);
  if (name === '' || shelved.bots.some((bot) => bot.name === name))
    return misused(`A program cannot be called ${quoted(name)}.`);
  return { kind: 'program', name, command };
}

/** Everybody by what was asked for; one name is one player. */
export function entrantsOf(shelved: Shelved, texts: readonly string[]): readonly Entrant[] {
  const entrants = texts.map((text) => entrantOf(shelved, text));
  for (const entrant of entrants) {
    const twin = entrants.find(({ name }) => name === entrant.name);
    const isOther =
      twin?.kind === 'program' && entrant.kind === 'program' && twin.command !== entrant.command;
    if (isOther) misused(`Two programs cannot both be called ${quoted(entrant.name)}.`);
  }
  return entrants;
}
