import { describe, expect, it } from 'vitest';
import { writtenHint } from '@rudel/bots';
import type { Language } from '@rudel/kernel';
import { hintingSuite } from '@rudel/testkit/suite';
import { hinter } from '../src/bot/choose/hint.ts';
import { woof } from '../src/index.ts';
import { woofPlayer } from '../src/player.ts';
import type { View } from '../src/types.ts';
import { cardSecrecy, decisionSecrecy, layoutSecrecy } from './couplings.ts';
import { darkEnd, settled, sight } from './sights.ts';

const budget = { kind: 'iterations', count: 24 } as const;
const nameOf = (seat: number): string =>
  ['Anna', 'Bo', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gil', 'Hana'][seat] ?? `Seat ${seat}`;

const hintAt = (view: View, language: Language = 'en') =>
  writtenHint(woofPlayer.move, hinter, view, { seed: 'hint', budget, reader: { language, nameOf } });

const hinting = (view: View): string => JSON.stringify([hintAt(view), hintAt(view, 'de')]);

describe('a hint in Woof!!', () => {
  it('says how far one has come, before it says what to do', () => {
    const { about, moves } = hintAt(sight({}));
    expect(about).toMatch(
      /^How far you have come with what you look for: the wolf for certain and the dog \d+ of 100 sure\. In \d+ of 100 cases this round is over before your next turn\.$/,
    );
    expect(moves[0]?.text).toMatch(/^(look|ask)/);
    expect(moves[0]?.why).toMatch(
      /^Then your best suspicion is right in \d+ of 100 deals on average instead of \d+/,
    );
  });

  it('names a suspicion that is as good as sure', () => {
    const [first] = hintAt(settled()).moves;
    expect(first?.text).toMatch(/^suspect/);
    expect(first?.why).toMatch(/^Is right in \d+ of 100 deals, is worth [\d.]+ points on average\.$/);
  });

  it('says at the end of a round what a suspicion is worth', () => {
    const { about, moves } = hintAt(darkEnd());
    expect(about).toMatch(/This was the last turn: your best suspicion is right in \d+ of 100 deals\.$/);
    expect(moves[0]?.why).toMatch(/^Is right in \d+ of 100 deals, is worth [\d.]+ points on average\.$/);
  });
});

hintingSuite(woof, { ...cardSecrecy, pairs: 6 }, hinting);
hintingSuite(woof, { ...decisionSecrecy, pairs: 6 }, hinting);
hintingSuite(woof, { ...layoutSecrecy, pairs: 4 }, hinting);
