import { tell } from '@rudel/kernel';
import type { Act, Outcome } from '@rudel/kernel';
import { flagOf, hasFlag } from '../command.ts';
import type { Command } from '../command.ts';
import { optionFlags, seatFlag, seatsFlag, secretOf, seedFlag } from '../given.ts';
import { lineupOf } from '../lineup.ts';
import { LocalMatch } from '../play/local-match.ts';
import { matchToPlay, stopIfChanged } from '../play/match-to-play.ts';
import { letterOf } from '../play/person.ts';
import type { Person } from '../play/person.ts';
import { budgetOf, commandFor, sittingOf } from '../play/sitting.ts';
import type { Sitting } from '../play/sitting.ts';
import { program } from '../program.ts';
import { misused, Stop } from '../stop.ts';

function newMatch({ call, shelved }: Sitting): LocalMatch {
  const { game } = shelved;
  const seats = seatsFlag(call, game);
  const seat = seatFlag(call, seats) ?? 0;
  const bots = lineupOf(shelved, flagOf(call, 'bots'), seats).map((bot, own) => (own === seat ? null : bot));
  const lot = { secret: secretOf(seedFlag(call)), contributions: bots.map(() => '') };
  return new LocalMatch({ game, options: optionFlags(call, game), bots, lot, budget: budgetOf(call) });
}

/** Keeps the match after every act; where that fails it says so once, and the play goes on. */
function keeper(sitting: Sitting, match: LocalMatch): () => boolean {
  const { save, say, call } = sitting;
  let isKept = true;
  return () => {
    if (!isKept) return false;
    stopIfChanged(sitting);
    const trouble = save.write(match.record);
    if (trouble !== null) {
      if (hasFlag(call, 'save')) misused(`${trouble}.`);
      call.io.err(`${say.notSaved(trouble)}\n`);
      isKept = false;
    }
    return isKept;
  };
}

async function playOn(sitting: Sitting, match: LocalMatch): Promise<void> {
  const { person, language, shelved } = sitting;
  const words = shelved.game.words[language];
  const keep = keeper(sitting, match);
  keep();
  person.sitsDown(match);
  const take = (act: Act): void => {
    const lines = match.take(act).map((glimpse) => tell(words, glimpse, letterOf));
    keep();
    if (lines.length > 0) person.hears(lines);
  };
  for (;;) {
    const { turn } = match;
    if (turn.kind === 'over') {
      end(sitting, match, turn.outcome, keep());
      return;
    }
    const act = match.nextAct() ?? (await personAct(match, person));
    if (act === null) {
      leave(sitting, keep());
      return;
    }
    take(act);
  }
}

async function personAct(match: LocalMatch, person: Person): Promise<Act | null> {
  const move = await person.decides(match);
  return move === null ? null : { by: match.seat, move };
}

function leave(sitting: Sitting, isKept: boolean): void {
  const { call, person, save } = sitting;
  if (isKept) person.leaves(commandFor(sitting, hasFlag(call, 'save') ? save.path : null));
}

function end({ call, person, save }: Sitting, match: LocalMatch, outcome: Outcome, isKept: boolean): void {
  const aside = save.asidePath(match.mark);
  const isMoved = isKept && !hasFlag(call, 'save') && save.moveTo(aside) === null;
  const file = isMoved ? aside : save.path;
  person.seesTheEnd(match, outcome, isKept ? file : null);
}

/** What a defect says of itself may be what the person may not know; the record holds it, too. */
async function discreetly({ say }: Sitting, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw error instanceof Stop ? error : new Stop(1, say.defect);
  }
}

export const play: Command = {
  name: 'play',
  summary: 'play against bots in the terminal',
  args: ['game'],
  flags: ['seat', 'bots', 'seats', 'option', 'seed', 'lang', 'save', 'iterations'],
  notes: [
    `The match is saved after every act; the next ‘${program} play <game>’ offers to go on with it.`,
    'With --json, every message is one JSON object on a line of its own; answer with moves, or with q.',
  ],
  async run(call) {
    const sitting = sittingOf(call);
    const match = await matchToPlay(sitting, newMatch(sitting));
    if (typeof match === 'number') return { exit: match };
    await discreetly(sitting, () => playOn(sitting, match));
    return { exit: 0 };
  },
};
