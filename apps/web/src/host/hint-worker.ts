import { writtenHints } from '@rudel/bots';
import type { Budget } from '@rudel/bots';
import { seededRng } from '@rudel/kernel';
import type { AnyView } from '@rudel/kernel';
import { lazyShelf } from '@rudel/shelf/lazy';
import type { HintWish, ToldHint } from './hint-messages.ts';

/** How long is thought about the moves, in milliseconds: until the first sentence is read, they are there. */
const thought = 600;

/** Tells what the position is about before it thinks about the moves. */
async function tellHint(wish: HintWish, tell: (hint: ToldHint | null) => void): Promise<void> {
  const shelved = await lazyShelf.get(wish.game)?.();
  if (shelved === undefined || shelved.hinter === null) {
    tell(null);
    return;
  }
  const { view, names, language, seed } = wish;
  const reader = { language, nameOf: (seat: number) => names[seat] ?? '' };
  const about = shelved.hinter.about(view as AnyView, seededRng(seed), reader);
  tell({ about, moves: null });
  const budget: Budget = { kind: 'ms', ms: thought, now: () => performance.now() };
  const moves = shelved.hinter.moves(view as AnyView, seededRng(seed), budget, reader);
  tell({ about, moves: writtenHints(shelved.game.player.move, moves) });
}

addEventListener('message', ({ data }: MessageEvent<HintWish>) => {
  const tell = (hint: ToldHint | null): void => postMessage({ seed: data.seed, hint });
  void tellHint(data, tell).catch(() => tell(null));
});
