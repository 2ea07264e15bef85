import { actLine, formatRecord, openingTags, parseRecord, replay } from '@rudel/kernel';
import type { Act, Game, GameTypes, RecordLine } from '@rudel/kernel';
import type { Setup } from '../setup.ts';

/** A match as it is written down while it is played. */
export class Diary<G extends GameTypes> {
  readonly #game: Game<G>;
  readonly #setup: Setup<G>;
  readonly #lines: RecordLine[] = [];

  constructor(game: Game<G>, setup: Setup<G>) {
    this.#game = game;
    this.#setup = setup;
  }

  act(act: Act<G['Move']>): void {
    this.#lines.push(actLine(this.#game, act));
  }

  position(text: string): void {
    this.#lines.push({ kind: 'assert', text, line: 0 });
  }

  text(): string {
    const tags = new Map(openingTags(this.#game, this.#setup.options, this.#setup.seats));
    return formatRecord({ tags, lines: this.#lines });
  }
}

/** The record of a match, read back, plays to the same positions. */
export function* replayLaw<G extends GameTypes>(game: Game<G>, diary: Diary<G>): Generator<string> {
  const record = parseRecord(diary.text());
  if (!record.ok) {
    yield `Its record cannot be read: ${record.error}`;
    return;
  }
  const replayed = replay(game, record.value);
  if ('error' in replayed) yield `Its record does not replay, line ${replayed.line}: ${replayed.error}`;
}
