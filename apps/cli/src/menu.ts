import type { AnyGame } from '@rudel/kernel';
import { shelf } from '@rudel/shelf';
import type { Io } from './io.ts';
import type { ExitCode } from './stop.ts';

type Run = (args: readonly string[], io: Io) => Promise<ExitCode>;

function chosen(text: string): AnyGame | undefined {
  return shelf.find(({ game }, place) => text === game.id || text === String(place + 1))?.game;
}

/** The games on the shelf, to pick one and play it. */
export async function menu(io: Io, run: Run): Promise<ExitCode> {
  for (const [place, { game }] of shelf.entries())
    io.out(`  ${place + 1}) ${game.words.en.name}: ${game.words.en.blurb}\n`);
  for (;;) {
    const line = await io.ask('Which game? (a number, q to quit) ');
    const text = line?.trim() ?? 'q';
    if (text === 'q') return 0;
    const game = chosen(text);
    if (game !== undefined) return run(['play', game.id], io);
    io.out(`Choose a number from 1 to ${shelf.length}; ‘rudel --help’ shows what else there is.\n`);
  }
}
