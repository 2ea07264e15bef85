import { tell } from '@rudel/kernel';
import type { Act, Outcome } from '@rudel/kernel';
import type { Shelved } from '@rudel/shelf';
import { flagOf, hasFlag } from '../command.ts';
import type { Call, Command } from '../command.ts';
import { shellWord, shownPath } from '../files.ts';
import {
  argOf,
  languageFlag,
  optionFlags,
  pathOf,
  seatFlag,
  seatsFlag,
  secretOf,
  seedFlag,
  shelvedOf,
  wholeFlag,
} from '../given.ts';
import { lineupOf } from '../lineup.ts';
import { dataPerson } from '../play/data-person.ts';
import { LocalMatch } from '../play/local-match.ts';
import { letterOf } from '../play/person.ts';
import type { Person } from '../play/person.ts';
import { phrasesFor } from '../play/phrases.ts';
import type { Phrases } from '../play/phrases.ts';
import { resumed } from '../play/resume.ts';
import { SaveFile, usualSavePath } from '../play/save-file.ts';
import { TextPerson } from '../play/text-person.ts';
import { misused, Stop } from '../stop.ts';
import type { ExitCode } from '../stop.ts';

/** One sitting: who plays, what was asked for, and where the match is kept. */
type Sitting = {
  readonly call: Call;
  readonly shelved: Shelved;
  readonly person: Person;
  readonly say: Phrases;
  readonly save: SaveFile;
};

function sittingOf(call: Call): Sitting {
  const shelved = shelvedOf(argOf(call, 0));
  const { game } = shelved;
  const language = languageFlag(call);
  const around = { io: call.io, game, language };
  const chosen = flagOf(call, 'save');
  const path = chosen === undefined ? usualSavePath(call.io, game.id) : pathOf(call.io, chosen);
  return {
    call,
    shelved,
    person: hasFlag(call, 'json') ? dataPerson(around) : new TextPerson(around),
    say: phrasesFor(language),
    save: new SaveFile(path),
  };
}

const budgetOf = (call: Call): LocalMatch['setup']['budget'] => ({
  kind: 'iterations',
  count: wholeFlag(call, 'iterations', 1, 1_000_000) ?? 200,
});

function newMatch({ call, shelved }: Sitting): LocalMatch {
  const { game } = shelved;
  const seats = seatsFlag(call, game);
  const seat = seatFlag(call, seats) ?? 0;
  const bots = lineupOf(shelved, flagOf(call, 'bots'), seats).map((bot, own) => (own === seat ? null : bot));
  const lot = { secret: secretOf(seedFlag(call)), contributions: bots.map(() => '') };
  return new LocalMatch({ game, options: optionFlags(call, game), bots, lot, budget: budgetOf(call) });
}

/** The saved match, or its fault; null where nothing is saved. */
function savedMatch({ save, shelved, call }: Sitting): LocalMatch | Stop | null {
  try {
    const text = save.read();
    return text === null ? null : resumed(shelved, text, budgetOf(call));
  } catch (error) {
    if (error instanceof Stop && error.exit === 1) return error;
    throw error;
  }
}

/** The match to play: the saved one if the person wants it, else the new one; or how to exit. */
async function matchToPlay(sitting: Sitting, fresh: LocalMatch): Promise<LocalMatch | ExitCode> {
  const { save, person, say, shelved, call } = sitting;
  const saved = savedMatch(sitting);
  if (saved === null) return fresh;
  if (saved instanceof Stop) {
    call.io.err(`${say.damaged(save.shown, saved.message.replace(save.shown, 'it'))}\n`);
    const isAgreed = await person.confirms(say.startAnew(shownPath(save.asidePath('damaged'))));
    if (isAgreed !== true) return 1;
    putAside(save, 'damaged');
    return fresh;
  }
  if (saved.turn.kind !== 'over') {
    const name = shelved.game.words[languageFlag(call)].name;
    const isWanted = await person.confirms(say.goOn(name, saved.length));
    if (isWanted !== false) return isWanted === null ? 0 : saved;
  }
  putAside(save, saved.mark);
  return fresh;
}

function putAside(save: SaveFile, mark: string): void {
  const trouble = save.moveAside(mark);
  if (trouble !== null) misused(`${trouble}.`);
}

/** Keeps the match after every act; where that fails it says so once, and the play goes on. */
function keeper({ save, say, call }: Sitting, match: LocalMatch): () => boolean {
  let isKept = true;
  return () => {
    const trouble = isKept ? save.write(match.record) : null;
    if (trouble !== null) {
      if (hasFlag(call, 'save')) misused(`${trouble}.`);
      call.io.err(`${say.notSaved(trouble)}\n`);
      isKept = false;
    }
    return isKept;
  };
}

async function playOn(sitting: Sitting, match: LocalMatch): Promise<void> {
  const { person, call, shelved } = sitting;
  const words = shelved.game.words[languageFlag(call)];
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

function leave({ person, call, shelved, save }: Sitting, isKept: boolean): void {
  if (!isKept) return;
  const where = hasFlag(call, 'save') ? ['--save', shellWord(save.path)] : [];
  const language = hasFlag(call, 'lang') ? ['--lang', languageFlag(call)] : [];
  person.leaves(['rudel play', shelved.game.id, ...where, ...language].join(' '));
}

function end({ call, person, save }: Sitting, match: LocalMatch, outcome: Outcome, isKept: boolean): void {
  const isMoved = isKept && !hasFlag(call, 'save') && save.moveAside(match.mark) === null;
  const file = isMoved ? save.asidePath(match.mark) : save.path;
  person.seesTheEnd(match, outcome, isKept ? file : null);
}

export const play: Command = {
  name: 'play',
  summary: 'play against bots in the terminal',
  args: ['game'],
  flags: ['seat', 'bots', 'seats', 'option', 'seed', 'lang', 'save', 'iterations'],
  notes: [
    'The match is saved after every act, and the next ‘rudel play <game>’ offers to go on with it.',
    'With --json every message is an object on a line; answer with moves, or with q.',
  ],
  async run(call) {
    const sitting = sittingOf(call);
    const match = await matchToPlay(sitting, newMatch(sitting));
    if (typeof match === 'number') return { exit: match };
    await playOn(sitting, match);
    return { exit: 0 };
  },
};
