import type { Budget } from '@rudel/bots';
import { seededRng } from '@rudel/kernel';
import type { AnyView } from '@rudel/kernel';
import { lazyShelf } from '@rudel/shelf/lazy';
import type { HintWish, ToldHint } from './hint-messages.ts';

/** How long is thought about a hint, in milliseconds: with what loads before, it is there within a second and a half. */
const thought = 600;

async function hintFor({ game, view, language, names, seed }: HintWish): Promise<ToldHint | null> {
  const shelved = await lazyShelf.get(game)?.();
  if (shelved === undefined || shelved.hinter === null) return null;
  const budget: Budget = { kind: 'ms', ms: thought, now: () => performance.now() };
  const reader = { language, nameOf: (seat: number) => names[seat] ?? '' };
  const { about, moves } = shelved.hinter.hint(view as AnyView, seededRng(seed), budget, reader);
  const { move: notation } = shelved.game.player;
  return { about, moves: moves.map(({ move, why }) => ({ text: notation.format(move), why })) };
}

addEventListener('message', ({ data }: MessageEvent<HintWish>) => {
  void hintFor(data).then(
    (hint) => postMessage({ seed: data.seed, hint }),
    () => postMessage({ seed: data.seed, hint: null }),
  );
});
