import type { Language } from '@rudel/kernel';
import { lineIn } from '@rudel/tofugott/page';
import type { CardTexts, Glimpse } from '@rudel/tofugott/page';

/** Whose words: those of a seat to its guess, or those to the best or worst answer. */
export type Speaker = number | 'best' | 'worst';

/** What was read out and said in one turn, as far as it was noticed. */
export type ToldTurn = {
  readonly texts: CardTexts | null;
  lineOf(question: number, speaker: Speaker): string | null;
};

const silent: ToldTurn = { texts: null, lineOf: () => null };

/** What was told of every turn, the first first, as a reader of this language hears it. */
export function toldTurns(log: readonly Glimpse[], language: Language): readonly ToldTurn[] {
  const turns: ToldTurn[] = [];
  let texts: CardTexts | null = null;
  let lines = new Map<string, string>();
  const close = (): void => {
    const [read, said] = [texts, lines];
    turns.push({ texts: read, lineOf: (question, speaker) => said.get(`${question} ${speaker}`) ?? null });
  };
  let isOpen = false;
  for (const glimpse of log) {
    if (glimpse.kind === 'drew') {
      if (isOpen) close();
      isOpen = true;
      texts = null;
      lines = new Map();
    } else if (glimpse.kind === 'read') texts = glimpse.texts;
    else if (glimpse.kind === 'guess' || glimpse.kind === 'best' || glimpse.kind === 'worst')
      note(lines, glimpse, language);
  }
  if (isOpen) close();
  return turns;
}

type Shown = Extract<Glimpse, { readonly kind: 'guess' | 'best' | 'worst' }>;

function note(lines: Map<string, string>, { kind, seat, question, line }: Shown, language: Language): void {
  if (line !== null) lines.set(`${question} ${kind === 'guess' ? seat : kind}`, lineIn(line, language));
}

export const toldTurn = (turns: readonly ToldTurn[], turn: number): ToldTurn => turns[turn] ?? silent;
