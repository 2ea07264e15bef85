import { faultOfDraws, lotOf, replay } from '@rudel/kernel';
import type { AnyGame, MatchRecord, RecordFault, Replayed, Sealed, SealedTypes } from '@rudel/kernel';
import type { Command } from '../command.ts';
import { recordFileOf } from '../files.ts';
import type { RecordFile } from '../files.ts';
import { refused } from '../stop.ts';

/** How far the draws of a record can be trusted. */
type Fairness = 'proven' | 'committed' | 'unproven';

const fairnessWords: { readonly [F in Fairness]: string } = {
  proven: 'the revealed secret fits its commitment and gives every draw',
  committed: 'every draw is possible, but the secret is not revealed yet',
  unproven: 'every draw is possible, but nothing was committed to',
};

function faulty(shown: string, { line, error }: RecordFault): never {
  return refused(`${shown}${line === 0 ? '' : `:${line}`}: ${error}`, { line });
}

function fairnessOf(
  shown: string,
  game: AnyGame,
  record: MatchRecord,
  replayed: Replayed<SealedTypes>,
): Fairness {
  const lot = lotOf(record, replayed.seats);
  if (lot === null) return record.tags.has('Commitment') ? 'committed' : 'unproven';
  if ('error' in lot) return faulty(shown, lot);
  const fault = faultOfDraws(game, record, replayed, lot);
  return fault === null ? 'proven' : faulty(shown, fault);
}

function verified({ shown, game, record }: RecordFile): {
  readonly replayed: Replayed<SealedTypes>;
  readonly fairness: Fairness;
} {
  const replayed = replay(game, record);
  if ('error' in replayed) return faulty(shown, replayed);
  return { replayed, fairness: fairnessOf(shown, game, record, replayed) };
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const check: Command = {
  name: 'check',
  alias: 'verify',
  summary: 'verify every act, asserted position and draw of a record',
  args: ['file'],
  flags: [],
  run(call) {
    const file = recordFileOf(call);
    const { game, record, shown } = file;
    const { replayed, fairness } = verified(file);
    const positions = record.lines.filter(({ kind }) => kind === 'assert').length;
    const draws = replayed.acts.filter(({ by }) => by === 'chance').length;
    const turn = game.table.turn(replayed.states.at(-1) as Sealed);
    const isFinished = turn.kind === 'over';
    const acts = replayed.acts.length;
    return {
      lines: [
        `${shown} is a sound record of a match of ${game.id}, ${isFinished ? 'finished' : 'not finished'}.`,
        `  acts: ${counted(acts, 'act', 'acts')}, each allowed by the rules`,
        `  positions: ${counted(positions, 'asserted position', 'asserted positions')}, as played`,
        `  draws: ${counted(draws, 'draw', 'draws')}; ${fairnessWords[fairness]}`,
      ],
      json: { ok: true, game: game.id, acts, positions, draws, fairness, finished: isFinished },
    };
  },
};
