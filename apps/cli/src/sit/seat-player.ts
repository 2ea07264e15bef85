import type { AnyBot } from '@rudel/bots';
import { ProgramTalk } from '@rudel/bots/program';
import type { Greeting, OrFault } from '@rudel/bots/program';
import { seededRng } from '@rudel/kernel';
import type { AnyGlimpse, AnyView, Open, Outcome } from '@rudel/kernel';
import type { Entrant } from '../programs/entrants.ts';
import { startProgram } from '../programs/process-pipe.ts';
import type { Place } from '../programs/process-pipe.ts';
import { freshId } from './node-host.ts';

/** Whoever decides for a seat in one match. */
export interface SeatPlayer {
  begin(): Promise<OrFault<string>>;
  tell(view: AnyView, glimpses: readonly AnyGlimpse[]): void;
  choose(view: AnyView): Promise<OrFault<Open>>;
  end(outcome: Outcome | null): void;
  dismiss(sentence: string): void;
}

/** How long a level thinks at most: what a table gives its own bots on a phone. */
const thinking = 150;

const now = (): number => performance.now();

function levelPlayer(bot: AnyBot): SeatPlayer {
  const rng = seededRng(freshId());
  return {
    begin: async () => ({ ok: true, value: bot.name }),
    tell: () => {},
    choose: async (view) => ({ ok: true, value: bot.choose(view, rng, { kind: 'ms', ms: thinking, now }) }),
    end: () => {},
    dismiss: () => {},
  };
}

/** Somebody who plays one match from one seat: a level here, or a program in a process of its own. */
export function seatPlayer(
  entrant: Entrant,
  greeting: Greeting,
  place: Place,
  onThought: (text: string) => void,
): SeatPlayer {
  return entrant.kind === 'level'
    ? levelPlayer(entrant.bot)
    : new ProgramTalk(greeting, startProgram(entrant.command, place), onThought);
}
