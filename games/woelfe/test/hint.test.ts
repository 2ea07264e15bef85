import { describe, expect, it } from 'vitest';
import { writtenHint } from '@rudel/bots';
import type { Language } from '@rudel/kernel';
import { hintingSuite } from '@rudel/testkit/suite';
import { hinter } from '../src/bot/choose/hint.ts';
import { woelfe } from '../src/index.ts';
import { woelfePlayer } from '../src/player.ts';
import type { View } from '../src/types.ts';
import { announcing, bidding, goblinWindow, lastOfThree, screen, sight } from './bot-sights.ts';
import { drawSecrecy, woelfeSecrecy } from './couplings.ts';

const usual = 300;
/** Enough to compare hints with each other. */
const few = 48;
const nameOf = (seat: number): string =>
  ['Anna', 'Bo', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gil', 'Hana'][seat] ?? `Seat ${seat}`;

const hintAt = (view: View, language: Language = 'en', count = usual) =>
  writtenHint(woelfePlayer.move, hinter, view, {
    seed: 'hint',
    budget: { kind: 'iterations', count },
    reader: { language, nameOf },
  });

const hinting = (view: View): string => JSON.stringify([hintAt(view, 'en', few), hintAt(view, 'de', few)]);

const six = screen(6);

describe('a hint in Wölfe', () => {
  it('says how the trick stands and who hunts with whom, before it says what to do', () => {
    const hands = `W,W,G,P,P,H,Y/${six}/${six}/${six}`;
    const { about, moves } = hintAt(sight({ starter: '1', trick: '1>W2.G3.B3', hands }));
    expect(about).toMatch(
      /^Cleo leads the trick so far; 3 wolves in it\. By what has been played, Cleo is on your side in \d+ of 100 cases\.$/,
    );
    expect(moves[0]?.text).toBe('roll H');
    expect(moves[0]?.why).toMatch(
      /^Your side takes the trick in \d+ of 100 cases, with [\d.]+ wolves on average, your side wins the round in \d+ of 100\.$/,
    );
  });

  it('knows what is certain: one whose side lies open', () => {
    const { about } = hintAt(goblinWindow('2>W1.W1.B4.B5', `W,W,G,H,P,P/${six}/${six}/${six}`));
    expect(about).toContain('Bo is against you.');
    expect(about).toMatch(/goblin/);
  });

  it('counts what is missing for a bid, and says how likely it comes right', () => {
    const hands = `W,H/${screen(1)}/${screen(1)}`;
    const bid = (bids: string): string => hintAt(lastOfThree({ hands, trick: '1>P2.P3', bids })).about;
    expect(bid('0/0/1')).toContain('You have what you bid');
    expect(bid('1/0/0')).toContain('Of the 2 tricks left you want 1.');
    expect(bid('2/0/1')).toContain('You want all 2 tricks that are left.');
    const { about, moves } = hintAt(bidding('H,H,M'));
    expect(about).toMatch(/^By themselves your dice win about [\d.]+ of the 3 tricks; 0 are bid so far\.$/);
    expect(moves[0]?.why).toMatch(
      /^Your bid comes right in \d+ of 100, you end [\d.]+ points ahead of the others\.$/,
    );
  });

  it('does not weigh what is not to be weighed', () => {
    expect(hintAt(announcing('W,W,G,G,P,P,F')).moves).toEqual([
      { text: 'pass', why: 'There is nothing else to do.' },
    ]);
    expect(hintAt(announcing('H,H,W,W,G,P,F')).about).toContain('You hold both hunters');
  });
});

hintingSuite(woelfe, { ...woelfeSecrecy, pairs: 4 }, hinting);
hintingSuite(woelfe, { ...drawSecrecy, pairs: 4 }, hinting);
