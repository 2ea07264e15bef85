import type { AnyGlimpse, Eye, Game, GameTypes, Language, Step } from '@rudel/kernel';

/** A game made leaky on purpose. */
export type Leak<G extends GameTypes> = (game: Game<G>) => Game<G>;

/** A secret that a leak goes by. */
export type Secret<G extends GameTypes> = (game: Game<G>) => (state: G['State'], eye: Eye) => boolean;

/** A game whose views are changed by what is true. */
export function withView<G extends GameTypes>(
  game: Game<G>,
  view: (state: G['State'], eye: Eye, honest: G['View']) => G['View'],
): Game<G> {
  return {
    ...game,
    table: { ...game.table, view: (state, eye) => view(state, eye, game.table.view(state, eye)) },
  };
}

/** A view with something more in it than its type tells. */
export function adding<G extends GameTypes>(
  extra: (game: Game<G>, state: G['State'], eye: Eye) => object,
): Leak<G> {
  return (game) =>
    withView(game, (state, eye, honest) => Object.assign({ ...honest }, extra(game, state, eye)));
}

/** A game whose glimpses are changed by what is true. */
export function withGlimpses<G extends GameTypes>(
  game: Game<G>,
  glimpses: (step: Step<G>, eye: Eye, honest: readonly G['Glimpse'][]) => readonly AnyGlimpse[],
): Game<G> {
  return {
    ...game,
    table: {
      ...game.table,
      glimpses: (step, eye) => glimpses(step, eye, game.table.glimpses(step, eye)),
    },
  };
}

/** Rules that remember of which truth a view was made, and whether something holds in it. */
export function withTruth<G extends GameTypes>(
  holds: (state: G['State'], eye: Eye) => boolean,
  plant: (knows: (view: G['View']) => boolean) => Game<G>,
): Game<G> {
  const marked = new WeakSet<G['View']>();
  return withView(
    plant((view) => marked.has(view)),
    (state, eye, honest) => {
      if (holds(state, eye)) marked.add(honest);
      return honest;
    },
  );
}

/** Legal moves come in another order where a secret holds. */
export const leakyOrder = <G extends GameTypes>(secret: Secret<G>): Leak<G> => {
  return (game) =>
    withTruth(secret(game), (knows) => ({
      ...game,
      player: {
        ...game.player,
        legal: (view) => (knows(view) ? game.player.legal(view).toReversed() : game.player.legal(view)),
      },
    }));
};

/** A refusal says more where a secret holds. */
export const leakyRefusal = <G extends GameTypes>(secret: Secret<G>): Leak<G> => {
  return (game) =>
    withTruth(secret(game), (knows) => ({
      ...game,
      player: {
        ...game.player,
        whyNot: (view, move) => {
          const why = game.player.whyNot(view, move);
          return why !== null && knows(view) ? { ...why, about: ['!'] } : why;
        },
      },
    }));
};

/** The status sentence of a language is longer where a secret holds. */
export const leakyStatus = <G extends GameTypes>(language: Language, secret: Secret<G>): Leak<G> => {
  return (game) =>
    withTruth(secret(game), (knows) => {
      const words = game.words[language];
      const status: typeof words.status = (view, nameOf) =>
        `${words.status(view, nameOf)}${knows(view) ? '!' : ''}`;
      return { ...game, words: { ...game.words, [language]: { ...words, status } } };
    });
};

/** A checksum of the whole position is sent along. */
export const leakyChecksum = <G extends GameTypes>(): Leak<G> =>
  adding((game, state) => ({
    etag: Array.from(game.table.position.format(state)).reduce(
      (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973,
      7,
    ),
  }));

/** The length of the position is sent along. */
export const leakyLength = <G extends GameTypes>(): Leak<G> =>
  adding((game, state) => ({ size: game.table.position.format(state).length }));
