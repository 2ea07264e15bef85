import { describe, expect, it } from 'vitest';
import { writtenHint } from '@rudel/bots';
import { mustParse } from '@rudel/kernel';
import type { Language } from '@rudel/kernel';
import { hintingSuite } from '@rudel/testkit/suite';
import { hinter } from '../src/bot/choose/hint.ts';
import { tofugott } from '../src/index.ts';
import { tofugottPlayer } from '../src/player.ts';
import type { View } from '../src/types.ts';
import { drawSecrecy, tofugottSecrecy } from './couplings.ts';

const budget = { kind: 'iterations', count: 1 } as const;
const nameOf = (seat: number): string =>
  ['Anna', 'Bo', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gil', 'Hana'][seat] ?? `Seat ${seat}`;

const hintAt = (view: View, language: Language = 'en') =>
  writtenHint(tofugottPlayer.move, hinter, view, { seed: 'hint', budget, reader: { language, nameOf } });

const hinting = (view: View): string => JSON.stringify([hintAt(view), hintAt(view, 'de')]);

const sight = (fields: string): View =>
  mustParse(tofugottPlayer.sight, `tofugott/1 opts:- seats:3 starter:0 tie:- points:0/0/0 ${fields}`);

const lovedElephants =
  'past:city-tour>rat.pig>elephant.tofu.bird>human.spider.snake>-.dolphin.dolphin>-.dolphin.dolphin>-.dolphin.dolphin,' +
  'tent-night>rat.pig>elephant.beetle.snake>tofu.spider.bird>dolphin.-.dolphin>dolphin.-.dolphin>dolphin.-.dolphin,' +
  'five-stars>rat.pig>human.beetle.snake>tofu.spider.bird>dolphin.dolphin.->dolphin.dolphin.->dolphin.dolphin.-';

const guessing = (past: string, card = 'desert-island'): View =>
  sight(
    `eye:1 phase:guess card:${card} aside:rat,dolphin guesses:- best:- worst:- ${past} drawn:- answers:? picks:-/-/? texts:A.;b?;c?;d?`,
  );

describe('a hint in Tofugott', () => {
  it('says what the question asks for, and what is known of whoever answers it', () => {
    expect(hintAt(guessing('past:-')).about).toBe(
      'The question calls for something at home in water, not dangerous, and not dirty. Of Anna’s taste nothing has been seen yet.',
    );
    expect(hintAt(guessing(lovedElephants)).about).toMatch(/Anna likes what is \w+\.$/);
  });

  it('names the guesses that are likeliest right, with what speaks for them', () => {
    const { moves } = hintAt(guessing(lovedElephants, 'blind-date'));
    expect(moves[0]?.text).toBe('guess elephant');
    expect(moves[0]?.why).toMatch(
      /^The best answer in \d+ of 100 cases, the worst in \d+, .*goes with Anna’s taste\. \p{Lu}/u,
    );
    expect(moves.length).toBeLessThanOrEqual(3);
  });

  it('says of own answers what others expect, and of cards how easily one is read', () => {
    const own = hintAt(
      sight(
        'eye:0 phase:guess card:desert-island aside:rat,pig guesses:- best:- worst:- past:- drawn:- answers:-,tofu,-/human,-,-/open picks:-/?/? texts:A.;b?;c?;d?',
      ),
    );
    expect(own.about).toContain('4 answers are missing');
    expect(own.moves[0]?.text).toMatch(/^best 1 /);
    expect(own.moves[0]?.why).toMatch(/^What others expect in \d+ of 100 cases\./);
    const cards = hintAt(
      sight(
        'eye:0 phase:keep card:- aside:- guesses:- best:- worst:- past:- drawn:city-tour,desert-island answers:- picks:-/-/- texts:A.;b?;c?;d?/A.;b?;c?;d?',
      ),
    );
    expect(cards.moves.map(({ text }) => text).toSorted()).toEqual(['keep city-tour', 'keep desert-island']);
    expect(cards.moves[0]?.why).toMatch(/^Of your three best answers others would guess about [\d.]+\.$/);
  });
});

hintingSuite(tofugott, { ...tofugottSecrecy, pairs: 5 }, hinting);
hintingSuite(tofugott, { ...drawSecrecy, pairs: 8 }, hinting);
