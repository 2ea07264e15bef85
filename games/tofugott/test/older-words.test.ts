import { describe, expect, test } from 'vitest';
import { mustParse } from '@rudel/kernel';
import { tofugott } from '../src/index.ts';

const ownDeck = 'opts:deck=Ours/A.;b?;c?;d?/E.;f?;g?;h?/I.;j?;k?;l?';
const at = (opts: string, card: string, texts: string): string =>
  `tofugott/1 ${opts} seats:2 phase:guess starter:0 card:${card} aside:rat,pig guesses:- best:- worst:- past:- tie:- points:0/0 drawn:- answers:-,-,-/-,-,-/open picks:-/- texts:${texts}`;

const { position } = tofugott.table;

describe('A position', () => {
  test('that was written when one of our cards had other words is read, and told in the words of today', () => {
    const older = at('opts:-', 'desert-island', 'An_island.;Who_is_there?;What_is_there?;Who_goes?');
    const now = position.format(mustParse(position, at('opts:-', 'desert-island', '-')));
    expect(position.format(mustParse(position, older))).toBe(now);
  });

  test.each([
    ['words that are no card', at('opts:-', 'desert-island', 'An_island.;Who?')],
    ['words of two cards', at('opts:-', 'desert-island', 'A.;b?;c?;d?/E.;f?;g?;h?')],
    ['other words than its own deck', at(ownDeck, '1', 'A.;b?;c?;x?')],
  ])('is refused with %s', (_name, text) => {
    expect(position.parse(text).ok).toBe(false);
  });

  test('has the words of its own deck', () => {
    expect(position.parse(at(ownDeck, '1', 'A.;b?;c?;d?')).ok).toBe(true);
  });
});
