import { formatAct, replay as replayRecord, tell } from '@rudel/kernel';
import type { AnyGame, Eye, Language, Replayed, Sealed, SealedTypes } from '@rudel/kernel';
import type { Command } from '../command.ts';
import { recordFileOf } from '../files.ts';
import { eyeFlag, languageFlag, seatName } from '../given.ts';
import { refused } from '../stop.ts';
import { turnData } from '../turn-data.ts';

type Told = { readonly act: string; readonly told: readonly string[] };

/** Every act of a match with what an eye hears of it. */
function toldOf(
  game: AnyGame,
  { acts, states }: Replayed<SealedTypes>,
  eye: Eye,
  language: Language,
): readonly Told[] {
  return acts.map((act, nth) => {
    const step = { before: states[nth] as Sealed, act, after: states[nth + 1] as Sealed };
    const glimpses = game.table.glimpses(step, eye);
    return {
      act: formatAct(game, act),
      told: glimpses.map((glimpse) => tell(game.words[language], glimpse, seatName(language))),
    };
  });
}

export const replay: Command = {
  name: 'replay',
  summary: 'a record in words, act by act, and its last position',
  args: ['file'],
  flags: ['lang', 'eye'],
  notes: ['Lines are numbered by act; an act that the eye does not notice has no line.'],
  run(call) {
    const language = languageFlag(call);
    const { shown, game, record } = recordFileOf(call);
    const replayed = replayRecord(game, record);
    if ('error' in replayed) {
      const place = replayed.line === 0 ? '' : `:${replayed.line}`;
      return refused(`${shown}${place}: ${replayed.error}`, { line: replayed.line });
    }
    const acts = toldOf(game, replayed, eyeFlag(call, replayed.seats), language);
    const last = replayed.states.at(-1) as Sealed;
    const position = game.table.position.format(last);
    const width = String(acts.length).length;
    return {
      lines: [
        ...acts.flatMap(({ told }, nth) => told.map((line) => `${String(nth + 1).padStart(width)}  ${line}`)),
        position,
      ],
      json: {
        game: game.id,
        seats: replayed.seats,
        options: game.options.format(replayed.options),
        acts,
        position,
        turn: turnData(game.table.turn(last)),
      },
    };
  },
};
