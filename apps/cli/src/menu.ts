import type { AnyGame, Language } from '@rudel/kernel';
import { withSwiss } from '@rudel/kernel';
import { shelf } from '@rudel/shelf';
import { hanging, lineWidth } from '@rudel/ui/text';
import type { Io } from './io.ts';
import { program } from './program.ts';
import type { ExitCode } from './stop.ts';

type Run = (args: readonly string[], io: Io) => Promise<ExitCode>;

const phrases = withSwiss({
  en: {
    which: 'Which game? (a number, q to quit) ',
    again: (count: number) =>
      `Choose ${count === 1 ? '1' : `a number from 1 to ${count}`}; ‘${program} --help’ shows what else there is.`,
  },
  de: {
    which: 'Welches Spiel? (eine Nummer, q zum Beenden) ',
    again: (count: number) =>
      `Wähle ${count === 1 ? 'die 1' : `eine Nummer von 1 bis ${count}`}; „${program} --help“ zeigt, was es sonst noch gibt.`,
  },
});

function chosen(text: string): AnyGame | undefined {
  return shelf.find(({ game }, place) => text === game.id || text === String(place + 1))?.game;
}

function show(io: Io, language: Language): void {
  const width = lineWidth(io.columns);
  for (const [place, { game }] of shelf.entries()) {
    const { name, blurb } = game.words[language];
    io.out(`${hanging(`  ${place + 1}) `, `${name}: ${blurb}`, width).join('\n')}\n`);
  }
}

/** The games on the shelf, to pick one and play it. */
export async function menu(io: Io, run: Run, language: Language): Promise<ExitCode> {
  show(io, language);
  const say = phrases[language];
  for (;;) {
    const line = await io.ask(say.which);
    const text = line?.trim() ?? 'q';
    if (text === 'q') return 0;
    const game = chosen(text);
    if (game !== undefined) return run(['play', game.id, '--lang', language], io);
    io.out(`${say.again(shelf.length)}\n`);
  }
}
