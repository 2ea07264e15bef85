import { botCalled, gradeOf, playMatch } from '@rudel/bots';
import type { AnyBot, AnyReviewer } from '@rudel/bots';
import type { BenchReport, BenchSettings } from '@rudel/bots/measure';
import { secretFromSeed, seededRng } from '@rudel/kernel';
import type { AnyGame } from '@rudel/kernel';
import { shelf } from '@rudel/shelf';
import type { Shelved } from '@rudel/shelf';
import { replayedLoss } from './replayed-mistake.ts';
import type { Fault } from './replayed-mistake.ts';
import { reviewReport } from './review-report.ts';
import type { Held } from './review-report.ts';

const size = { whole: { matches: 500, worlds: 12 }, quick: { matches: 4, worlds: 4 } };

/** The mistakes that a review finds in a match of `medium` bots, whoever makes them. */
function mistakesIn(game: AnyGame, reviewer: AnyReviewer, bot: AnyBot, seed: string): readonly Fault[] {
  const seats = game.seats.includes(4) ? 4 : (game.seats[0] ?? 2);
  const reader = { language: 'en', nameOf: (seat: number) => `seat ${seat}` } as const;
  const found: Fault[] = [];
  playMatch(game, {
    options: game.options.defaults,
    seats,
    bots: Array.from({ length: seats }, () => bot),
    lot: { secret: secretFromSeed(seed), contributions: Array.from({ length: seats }, () => '') },
    rng: (seat) => seededRng(`${seed} ${seat}`),
    onAct({ before, act }) {
      if (act.by === 'chance' || act.by === 'clock') return;
      const view = game.table.view(before, act.by);
      const verdict = reviewer.verdict(view, act.move, seededRng(`${seed} verdict`), reader);
      if (verdict === null || gradeOf(verdict.loss, verdict.error) !== 'mistake') return;
      found.push({ view, seat: act.by, made: act.move, best: verdict.best, loss: verdict.loss });
    },
  });
  return found;
}

function heldOf(shelved: Shelved, { quick, part }: BenchSettings): readonly Held[] {
  const { game, reviewer } = shelved;
  const [medium, strong] = [botCalled(shelved, 'medium'), botCalled(shelved, 'strong')];
  if (reviewer === null || reviewer.measure === 'certainty' || medium === undefined || strong === undefined)
    return [];
  const { matches, worlds } = quick ? size.quick : size.whole;
  const faults = Array.from({ length: matches }, (_, nth) => nth)
    .filter((nth) => nth % part.of === part.nth - 1)
    .flatMap((nth) => mistakesIn(game, reviewer, medium, `${game.id} ${nth}`));
  const losses = faults.map((fault, nth) => ({
    said: fault.loss,
    replayed: replayedLoss(game, reviewer, strong, fault, worlds, `${game.id} fault ${nth}`),
  }));
  return [{ game: game.id, matches: Math.ceil(matches / part.of), losses }];
}

/** Whether mistakes cost what reviews say: `strong` plays them and the better moves on in imagined truths. */
export function reviewBench(settings: BenchSettings): BenchReport {
  return reviewReport(shelf.flatMap((shelved) => heldOf(shelved, settings)));
}
