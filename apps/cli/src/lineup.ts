import { botCalled } from '@rudel/bots';
import type { AnyBot } from '@rudel/bots';
import { quoted } from '@rudel/kernel';
import type { Shelved } from '@rudel/shelf';
import { misused } from './stop.ts';

/** A bot by its level, by what that was called before, or the one that plays at random. */
export function botNamed(shelved: Shelved, name: string, fail: (sentence: string) => never): AnyBot {
  const known = shelved.bots.map((bot) => bot.name).join(', ');
  return (
    botCalled(shelved, name) ?? fail(`${shelved.game.id} has no bot ${quoted(name)}; there are: ${known}.`)
  );
}

/** The bots of a table from a list of names: one for all, or dealt round the seats in turn. */
export function lineupOf(shelved: Shelved, names: string | undefined, seats: number): readonly AnyBot[] {
  const bots =
    names === undefined
      ? [strongest(shelved)]
      : names.split(',').map((name) => botNamed(shelved, name, misused));
  if (seats % bots.length !== 0)
    return misused(`--bots names ${bots.length} bots, which cannot be shared out among ${seats} seats.`);
  return Array.from({ length: seats }, (_, seat) => bots[seat % bots.length] as AnyBot);
}

function strongest({ bots }: Shelved): AnyBot {
  return bots.at(-1) as AnyBot;
}
