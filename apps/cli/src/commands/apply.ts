import {
  drawByLot,
  formatAct,
  parseAct,
  refusalSentence,
  secretFromSeed,
  whyNotAct,
  withSwiss,
} from '@rudel/kernel';
import type { Act, AnyGame, ByLanguage, Language, OpenObject, Sealed, Turn } from '@rudel/kernel';
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

/** The act that a text stands for, or what is wrong with the text. */
function nextAct(game: AnyGame, state: Sealed, text: string, draw: Draw): Act | string {
  const turn = game.table.turn(state);
  if (turn.kind === 'chance' && /^\s*chance\s+\?\s*$/.test(text)) return draw(state, turn);
  const parsed = parseAct(game, text);
  return parsed.ok ? parsed.value : parsed.error;
}

/** Where an act stands among those that were given, in words and as data. */
type ActPlace = { readonly before: string; readonly details: OpenObject };

const wordFor: ByLanguage<string> = withSwiss({ en: 'Act', de: 'Schritt' });

function placeOf(nth: number, count: number, language: Language): ActPlace {
  return count === 1
    ? { before: '', details: {} }
    : { before: `${wordFor[language]} ${nth + 1}: `, details: { nth: nth + 1 } };
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

  /** Takes an act; `place` says which of several it is. */
  take(text: string, place: ActPlace, language: Language): void {
    const act = nextAct(this.#game, this.state, text, this.#draw);
    if (typeof act === 'string') refused(`${place.before}${act}`, place.details);
    const why = whyNotAct(this.#game, this.state, act);
    if (why !== null) {
      const sentence = refusalSentence(this.#game, why, language);
      const { rule, reason } = why;
      const about = { act: formatAct(this.#game, act), game: this.#game.id, rule, reason };
      refused(`${place.before}${sentence}`, { ...about, ...place.details });
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
    'If one of several acts is refused, it is named by its number, counting from 1.',
  ],
  async run(call) {
    const game = gameOf(call);
    const language = languageFlag(call);
    const walk = new Walk(game, await stateOf(call, game, 1), drawBy(game, seedFlag(call)));
    const isSettling = hasFlag(call, 'settle');
    if (isSettling) walk.settle();
    const texts = call.given.slice(2);
    for (const [nth, text] of texts.entries()) {
      walk.take(text, placeOf(nth, texts.length, language), language);
      if (isSettling) walk.settle();
    }
    const position = game.table.position.format(walk.state);
    return { lines: [position], json: { position, acts: walk.acts, turn: turnData(walk.turn) } };
  },
};
