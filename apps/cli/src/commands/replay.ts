import { formatAct, replay as replayRecord, tell } from '@rudel/kernel';
import type { AnyGame, Eye, Language, Replayed, Sealed, SealedTypes } from '@rudel/kernel';
import { hasFlag } from '../command.ts';
import type { Output, Command } from '../command.ts';
import { recordFileOf } from '../files.ts';
import { argOf, eyeFlag, languageFlag, seatName, spoken } from '../given.ts';
import { program } from '../program.ts';
import { refused } from '../stop.ts';
import { turnData } from '../turn-data.ts';

/** A match to be told: to an eye, in a language. */
type Telling = {
  readonly game: AnyGame;
  readonly replayed: Replayed<SealedTypes>;
  readonly eye: Eye;
  readonly language: Language;
};

/** What the eye hears, act by act; nothing of an act that it does not notice. */
function toldOf({ game, replayed, eye, language }: Telling): readonly (readonly string[])[] {
  const { acts, states } = replayed;
  return acts.map((act, nth) => {
    const step = { before: states[nth] as Sealed, act, after: states[nth + 1] as Sealed };
    return game.table
      .glimpses(step, eye)
      .map((glimpse) => spoken(tell(game.words[language], glimpse, seatName(language))));
  });
}

function numberedLines(told: readonly string[]): string[] {
  const width = String(told.length).length;
  return told.map((line, nth) => `${String(nth + 1).padStart(width)}  ${line}`);
}

const headOf = ({ game, replayed }: Telling): { game: string; seats: number; options: string } => ({
  game: game.id,
  seats: replayed.seats,
  options: game.options.format(replayed.options),
});

/** Nothing but what the eye may know: no acts, no position, and not even how many acts there were. */
function forEye(telling: Telling): Output {
  const { game, replayed, eye, language } = telling;
  const told = toldOf(telling).flat();
  const seen = game.table.view(replayed.states.at(-1) as Sealed, eye);
  const sight = game.player.sight.format(seen);
  const status = spoken(game.words[language].status(seen, seatName(language)));
  return {
    lines: [...numberedLines(told), sight],
    json: { ...headOf(telling), eye, told, sight, status },
  };
}

/** As the table heard it, with the whole truth: a record is open to whoever has the file. */
function forReader(telling: Telling): Output {
  const { game, replayed } = telling;
  const told = toldOf(telling);
  const last = replayed.states.at(-1) as Sealed;
  const position = game.table.position.format(last);
  const acts = replayed.acts.map((act, nth) => ({ act: formatAct(game, act), told: told[nth] ?? [] }));
  return {
    lines: [...numberedLines(told.flat()), position],
    json: { ...headOf(telling), acts, position, turn: turnData(game.table.turn(last)) },
  };
}

export const replay: Command = {
  name: 'replay',
  summary: 'a record in words, and how it ended',
  args: ['file'],
  flags: ['lang', 'eye'],
  notes: [
    'Without --eye: what the table heard, and the last position with all its secrets.',
    'With --eye: what this eye heard, and what it sees at the end; nothing that it may not know.',
  ],
  run(call) {
    const language = languageFlag(call);
    const { shown, game, record } = recordFileOf(call.io, argOf(call, 0));
    const replayed = replayRecord(game, record);
    const isForEye = hasFlag(call, 'eye');
    if ('error' in replayed) {
      const place = replayed.line === 0 ? '' : `:${replayed.line}`;
      const fault = isForEye
        ? `The record cannot be played on from here; '${program} check' says why.`
        : replayed.error;
      return refused(`${shown}${place}: ${fault}`, { line: replayed.line });
    }
    const telling = { game, replayed, eye: eyeFlag(call, replayed.seats), language };
    return isForEye ? forEye(telling) : forReader(telling);
  },
};
