import { writtenLanguages } from '@rudel/kernel';
import type { Eye, Game, GameTypes, Turn } from '@rudel/kernel';
import { plainName } from '../eyes.ts';
import type { Run } from './run.ts';

/** All that one eye gets of a run, in order: the bytes it is sent and the answers it could ask for. */
export type Trace = readonly string[];

/** Who observes: an eye that asks about the same moves after every change. */
export type Observer<G extends GameTypes> = { readonly eye: Eye; readonly probes: readonly G['Move'][] };

/** What the observer is told from the act `from` on; an act that it does not notice leaves no mark at all. */
export function traceOf<G extends GameTypes>(
  game: Game<G>,
  run: Run<G>,
  states: readonly G['State'][],
  observer: Observer<G>,
  from: number,
): Trace {
  let [before] = states.slice(from);
  if (before === undefined) return [];
  let picture = pictureOf(game, before, observer);
  const trace = [picture];
  for (const [index, act] of run.acts.entries()) {
    const after = states[index + 1];
    if (index < from || after === undefined) continue;
    const glimpses = game.table.glimpses({ before, act, after }, observer.eye);
    const next = pictureOf(game, after, observer);
    if (glimpses.length > 0 || next !== picture) trace.push(`${JSON.stringify(glimpses)}\n${next}`);
    [before, picture] = [after, next];
  }
  return trace;
}

/** The clock, which runs for all to see. */
function clockOf(turn: Turn): string {
  return turn.kind === 'seats'
    ? `clock ${turn.lapses} ${turn.seconds ?? '-'} ${turn.span ?? '-'} ${turn.rest ?? '-'}`
    : 'no clock';
}

/** Everything that is drawn for an eye at one time, as one text. */
function pictureOf<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  { eye, probes }: Observer<G>,
): string {
  const { player, words } = game;
  const view = game.table.view(state, eye);
  return [
    JSON.stringify(view),
    player.sight.format(view),
    clockOf(game.table.turn(state)),
    `asked ${player.asked(view).join(',')}`,
    `legal ${player
      .legal(view)
      .map((move) => player.move.format(move))
      .join(' | ')}`,
    ...writtenLanguages.map((language) => words[language].status(view, plainName)),
    ...probes.map((move) => JSON.stringify(player.whyNot(view, move))),
  ].join('\n');
}
