import type { Act, Eye, Game, Notation } from '@rudel/kernel';
import { changing } from './changing-mutants.ts';
import type { Fingers, Move, State, View } from './types.ts';

export type Toy = Game<Fingers>;
/** A toy with one fault, and words that the sentence about it must contain. */
export type Mutant = { readonly says: string; readonly make: (game: Toy) => Toy };

const withTable = (game: Toy, table: Partial<Toy['table']>): Toy => ({
  ...game,
  table: { ...game.table, ...table },
});
const withPlayer = (game: Toy, player: Partial<Toy['player']>): Toy => ({
  ...game,
  player: { ...game.player, ...player },
});
const withEnglish = (game: Toy, en: Partial<Toy['words']['en']>): Toy => ({
  ...game,
  words: { ...game.words, en: { ...game.words.en, ...en } },
});

const rewritten = <T>(form: Notation<T>, change: (text: string) => string): Notation<T> => ({
  parse: (text) => form.parse(text),
  format: (value) => change(form.format(value)),
});

const doubled = (move: Move): Move => (move.hand === 'R' ? { hand: 'R', fingers: move.fingers * 2 } : move);

type Writable<T> = { -readonly [K in keyof T]: T[K] };

const purity: { readonly [name: string]: Mutant } = {
  'apply writes into the state': {
    says: 'read only',
    make: (game) =>
      withTable(game, {
        apply: (state: State, act: Act<Move>) => {
          const next = game.table.apply(state, act);
          (state as Writable<State>).round = next.round;
          return next;
        },
      }),
  },
  'legal writes into the view': {
    says: 'read only',
    make: (game) =>
      withPlayer(game, {
        legal: (view) => {
          (view as Writable<View>).round += 1;
          return game.player.legal(view);
        },
      }),
  },
  'a view carries undefined': {
    says: 'not plain data; view.card: undefined',
    make: (game) =>
      withTable(game, {
        view: (state, eye) => {
          const view = game.table.view(state, eye);
          return { ...view, card: view.card ?? (undefined as unknown as null) };
        },
      }),
  },
  'apply remembers earlier matches': {
    says: 'does not replay',
    make: (game) => {
      let draws = 0;
      const apply = (state: State, act: Act<Move>): State => {
        if (act.by === 'chance') draws += 1;
        const next = game.table.apply(state, act);
        return draws === 2 ? { ...next, scores: next.scores.map((score) => score + 1) } : next;
      };
      return withTable(game, { apply });
    },
  },
};

const notations: { readonly [name: string]: Mutant } = {
  'a position forgets the scores': {
    says: 'The position',
    make: (game) =>
      withTable(game, {
        position: rewritten(game.table.position, (text) => text.replaceAll(/scores:\d/g, 'scores:0')),
      }),
  },
  'a sight cannot be read back': {
    says: 'cannot be read back',
    make: (game) => withPlayer(game, { sight: rewritten(game.player.sight, (text) => `${text} more:1`) }),
  },
  'a sight shows what is not so': {
    says: 'where the truth is',
    make: (game) => withTable(game, { view: (state, eye) => ({ ...game.table.view(state, eye), round: 1 }) }),
  },
  'two legal moves have the same text': {
    says: 'appears twice',
    make: (game) =>
      withPlayer(game, { legal: (view) => game.player.legal(view).flatMap((move) => [move, move]) }),
  },
};

const legality: { readonly [name: string]: Mutant } = {
  'legal is empty although asked': {
    says: 'has no legal move',
    make: (game) => withPlayer(game, { legal: (view) => (view.round === 2 ? [] : game.player.legal(view)) }),
  },
  'legal depends on what the sight does not tell': {
    says: 'from its sight',
    make: (game) => {
      const known = new WeakSet<View>();
      const view = (state: State, eye: Eye): View => {
        const seen = game.table.view(state, eye);
        known.add(seen);
        return seen;
      };
      const legal = (seen: View): readonly Move[] =>
        known.has(seen) ? game.player.legal(seen) : game.player.legal(seen).toReversed();
      return { ...withTable(game, { view }), player: { ...game.player, legal } };
    },
  },
  'a legal move is refused': {
    says: "legal move 'L3'",
    make: (game) =>
      withPlayer(game, {
        whyNot: (view, move) =>
          move.fingers === 3 ? { reason: 'too-many', rule: '2.2' } : game.player.whyNot(view, move),
      }),
  },
  'an unlawful move is not refused': {
    says: 'is not refused, but no legal move stands for it',
    make: (game) => {
      const legal = (view: View): readonly Move[] =>
        game.player.legal(view).filter(({ fingers }) => fingers !== 4);
      return withPlayer(game, { legal });
    },
  },
  'a listed move leads elsewhere': {
    says: 'listed for it',
    make: (game) =>
      withTable(game, {
        apply: (state, act) =>
          game.table.apply(state, typeof act.by === 'number' ? { by: act.by, move: doubled(act.move) } : act),
      }),
  },
  'a refusal names no rule': {
    says: 'no rule has for its number',
    make: (game) =>
      withPlayer(game, {
        whyNot: (view, move) => {
          const why = game.player.whyNot(view, move);
          return why === null ? null : { ...why, rule: 'two' };
        },
      }),
  },
  'a seat does not know that it is asked': {
    says: 'its view says otherwise',
    make: (game) => withPlayer(game, { asked: () => [] }),
  },
  'an eye does not count another that is asked': {
    says: 'as asked',
    make: (game) =>
      withPlayer(game, { asked: (view) => game.player.asked(view).filter((seat) => seat === view.eye) }),
  },
  'an eye that is not asked forgets the others': {
    says: 'counts only nobody as asked',
    make: (game) =>
      withPlayer(game, {
        asked: (view) => (game.player.legal(view).length > 0 ? game.player.asked(view) : []),
      }),
  },
};

const worlds: { readonly [name: string]: Mutant } = {
  'an imagined world looks different': {
    says: 'looks different',
    make: (game) =>
      withTable(game, {
        imagine: (view, rng) => ({ ...game.table.imagine(view, rng), last: { fingers: [], die: 1 } }),
      }),
  },
  'an imagined world is always the same': {
    says: 'never varied',
    make: (game) => withTable(game, { imagine: (view) => game.table.imagine(view, { int: () => 0 }) }),
  },
  'a match does not end': {
    says: 'is not over after',
    make: (game) =>
      withTable(game, {
        apply: (state, act) => ({
          ...game.table.apply(state, act),
          round: 1,
          shown: state.shown,
        }),
      }),
  },
  'an outcome forgets a score': {
    says: 'expected one for each',
    make: (game) =>
      withTable(game, {
        turn: (state) => {
          const turn = game.table.turn(state);
          return turn.kind === 'over' ? { ...turn, outcome: { winners: [], scores: [] } } : turn;
        },
      }),
  },
  'a turn asks a seat that does not exist': {
    says: 'expected some of 0 to',
    make: (game) =>
      withTable(game, {
        turn: (state) => {
          const turn = game.table.turn(state);
          return turn.kind === 'seats' ? { ...turn, seats: [...turn.seats, 7] } : turn;
        },
      }),
  },
};

const withClock = (game: Toy, seconds: (state: State) => number): Toy =>
  withTable(game, {
    turn: (state) => {
      const turn = game.table.turn(state);
      return turn.kind === 'seats' ? { ...turn, seconds: seconds(state) } : turn;
    },
  });

const clocks: { readonly [name: string]: Mutant } = {
  'a turn lapses before it has begun': {
    says: 'lapses after 0 seconds',
    make: (game) => withClock(game, () => 0),
  },
  'a turn without a clock says how long it takes': {
    says: 'does not lapse, and that after 8 seconds',
    make: (game) =>
      withTable(game, {
        turn: (state) => {
          const turn = game.table.turn(state);
          return turn.kind === 'seats' ? { ...turn, lapses: false, seconds: 8 } : turn;
        },
      }),
  },
  'the clock knows a card': {
    says: 'but in a world that',
    make: (game) => withClock(game, (state) => 10 + (game.table.view(state, 0).card ?? 0)),
  },
};

const wording: { readonly [name: string]: Mutant } = {
  'a glimpse has no words': {
    says: "the glimpse 'revealed' is told as ''",
    make: (game) => withEnglish(game, { glimpses: { ...game.words.en.glimpses, revealed: () => '' } }),
  },
  'a status lets a variable slip': {
    says: 'undefined',
    make: (game) => withEnglish(game, { status: () => 'Wait for undefined.' }),
  },
  'a reason has no words': {
    says: "'not-asked' has no words in 'en'",
    make: (game) => withEnglish(game, { refusals: { ...game.words.en.refusals, 'not-asked': () => '' } }),
  },
};

const talk: { readonly [name: string]: Mutant } = {
  'who may talk depends on a card': {
    says: 'in a world that looks the same to all',
    make: (game) =>
      withPlayer(game, {
        whyNotTalk: ({ card }) => (card === 3 ? { reason: 'own-card', rule: '2.3' } : null),
      }),
  },
  'why somebody may not talk depends on what was shown in secret': {
    says: 'in a world that looks the same to all',
    make: (game) =>
      withPlayer(game, {
        whyNotTalk: ({ shown }) =>
          shown === null ? { reason: 'not-asked', rule: '2.1' } : { reason: 'too-many', rule: '2.2' },
      }),
  },
  'the table counts one of those who decide in secret': {
    says: 'notices nothing of what seat',
    make: (game) => withPlayer(game, { asked: (view) => game.player.asked(view).slice(0, 1) }),
  },
  'who is told more depends on a card': {
    says: 'these seats are told more',
    make: (game) => withPlayer(game, { toldMore: ({ card }) => (card === 3 ? [1] : [0]) }),
  },
  'who is out of play depends on a card': {
    says: 'these seats are out of play',
    make: (game) => withPlayer(game, { outOfPlay: ({ card }) => (card === 3 ? [1] : [0]) }),
  },
};

export const mutants: { readonly [name: string]: Mutant } = {
  ...purity,
  ...notations,
  ...legality,
  ...worlds,
  ...clocks,
  ...changing,
  ...wording,
  ...talk,
};
