import { drawByLot, formatAct, parseAct, refusalSentence, secretFromSeed, whyNotAct } from '@rudel/kernel';
import type { Act, AnyGame, Sealed, Turn } from '@rudel/kernel';
import type { Language } from '@rudel/kernel';
import { hasFlag } from '../command.ts';
import type { Command } from '../command.ts';
import { gameOf, languageFlag, seedFlag, stateOf } from '../given.ts';
import { refused } from '../stop.ts';
import { turnData } from '../turn-data.ts';

type Draw = (state: Sealed, turn: Turn & { kind: 'chance' }) => Act;

/** Chance by a seed and the position it is asked in: repeatable, and never the same deal twice. */
function drawBy(game: AnyGame, seed: string): Draw {
  return (state, { urn }) => {
    const secret = secretFromSeed(`${seed} ${game.table.position.format(state)}`);
    return { by: 'chance', drawn: drawByLot({ secret, contributions: [] }, urn, 0) };
  };
}

function nextAct(game: AnyGame, state: Sealed, text: string, draw: Draw): Act {
  const turn = game.table.turn(state);
  if (turn.kind === 'chance' && /^\s*chance\s+\?\s*$/.test(text)) return draw(state, turn);
  const parsed = parseAct(game, text);
  return parsed.ok ? parsed.value : refused(parsed.error);
}

/** A position on its way through acts. */
class Walk {
  readonly acts: string[] = [];
  readonly #game: AnyGame;
  readonly #draw: Draw;
  state: Sealed;

  constructor(game: AnyGame, state: Sealed, draw: Draw) {
    this.#game = game;
    this.#draw = draw;
    this.state = state;
  }

  take(text: string, language: Language): void {
    const act = nextAct(this.#game, this.state, text, this.#draw);
    const why = whyNotAct(this.#game, this.state, act);
    if (why !== null) {
      const sentence = refusalSentence(this.#game, why, language);
      refused(sentence, { act: formatAct(this.#game, act), rule: why.rule, reason: why.reason });
    }
    this.#apply(act);
  }

  settle(): void {
    for (let turn = this.turn; turn.kind === 'chance'; turn = this.turn)
      this.#apply(this.#draw(this.state, turn));
  }

  get turn(): Turn {
    return this.#game.table.turn(this.state);
  }

  #apply(act: Act): void {
    this.acts.push(formatAct(this.#game, act));
    this.state = this.#game.table.apply(this.state, act);
  }
}

export const apply: Command = {
  name: 'apply',
  summary: 'the position after some acts, each checked',
  args: ['game', 'position', 'act'],
  optional: 1,
  isOpenEnded: true,
  flags: ['settle', 'seed', 'lang'],
  notes: [
    "An act is '<seat> <move>', 'chance <drawn>' or 'clock'.",
    "'chance ?' draws by --seed; --settle lets chance act after every act for as long as it is asked.",
  ],
  async run(call) {
    const game = gameOf(call);
    const language = languageFlag(call);
    const walk = new Walk(game, await stateOf(call, game, 1), drawBy(game, seedFlag(call)));
    const isSettling = hasFlag(call, 'settle');
    if (isSettling) walk.settle();
    for (const text of call.given.slice(2)) {
      walk.take(text, language);
      if (isSettling) walk.settle();
    }
    const position = game.table.position.format(walk.state);
    return { lines: [position], json: { position, acts: walk.acts, turn: turnData(walk.turn) } };
  },
};
