import { describe, expect, it } from 'vitest';
import { checkDeck, formatDeck, mostDeckBytes, ownDeck } from '@rudel/tofugott/page';
import { emptyText, formatDraft, judge, readDraft } from '../../web/deck/deck-draft.ts';
import type { DraftCard, DraftDeck } from '../../web/deck/deck-draft.ts';
import { exampleDeck } from '../../web/deck/example-deck.ts';

function card(nth: number, changes: Partial<DraftCard> = {}): DraftCard {
  const en = { scene: `Scene ${nth}.`, questions: [`One ${nth}?`, `Two ${nth}?`, `Three ${nth}?`] } as const;
  return { black: false, en, de: null, ...changes };
}

const deck = (count: number, changes: Partial<DraftCard> = {}): DraftDeck => ({
  name: 'Ours',
  cards: Array.from({ length: count }, (_, nth) => card(nth + 1, changes)),
});

describe('a deck in the making', () => {
  it('is the same after it was written and read', () => {
    const drafts = [deck(3), deck(4, { black: true }), { name: '', cards: [card(1, { en: emptyText })] }];
    for (const draft of [...drafts, exampleDeck.en, exampleDeck.de, { name: '', cards: [] }])
      expect(readDraft(formatDraft(draft))).toEqual(draft);
  });

  it('is read as generously as it is checked: with tabs in a text and a mark in front', () => {
    const text = formatDraft(deck(3));
    const tabbed = text.replace('Scene 1.', 'Scene\t1.');
    expect(readDraft(tabbed)?.cards[0]?.en?.scene).toBe('Scene\t1.');
    expect(readDraft(`\u{FEFF}${text}`)).toEqual(deck(3));
  });

  it('keeps what will be played where not all fits', () => {
    const long = 'so long '.repeat(14).trim();
    const cards = Array.from({ length: 90 }, (_, nth) =>
      card(nth + 1, {
        black: nth >= 8,
        en: { ...emptyText, scene: `${nth} ${long}`, questions: [`1 ${long}?`, `2 ${long}?`, `3 ${long}?`] },
      }),
    );
    expect(judge(formatDraft({ name: 'Ours', cards }), 7, 'off')).toMatchObject({ kind: 'fine' });
  });

  it('can be begun with nothing', () => {
    expect(readDraft(' \n')).toEqual({ name: '', cards: [] });
  });

  it.each([
    ['a comma too many', formatDraft(deck(3)).replace('}\n  ]', '},\n  ]')],
    ['a field that means nothing', formatDraft(deck(3)).replace('"en"', '"blakc": true, "en"')],
    ['four questions', formatDraft(deck(3)).replace('"Three 1?"', '"Three 1?", "Four 1?"')],
    ['a card that is a number', formatDraft(deck(3)).replace('"cards": [', '"cards": [5,')],
    ['a scene that is a number', formatDraft(deck(3)).replace('"Scene 1."', '7')],
    ['no deck at all', '[1, 2]'],
  ])('stays a text where cards would lose something: %s', (_, text) => {
    expect(checkDeck(text).faults.length).toBeGreaterThan(0);
    expect(readDraft(text)).toBeNull();
    expect(judge(text, 3, 'off').kind).toBe('faults');
  });

  it('of the examples needs nothing but more cards', () => {
    for (const draft of Object.values(exampleDeck)) {
      expect(judge(formatDraft(draft), 3, 'off')).toMatchObject({ kind: 'fine', cards: 3, of: 3 });
      const verdict = judge(formatDraft(draft), 9, 'off');
      expect(verdict.kind === 'faults' && verdict.faults.map(({ reason }) => reason)).toEqual([
        'too-few-cards',
      ]);
    }
  });
});

describe('a deck for a table', () => {
  it('comes along whole where there is room', () => {
    const verdict = judge(formatDraft(deck(9)), 9, 'off');
    expect(verdict.kind === 'fine' && ownDeck(verdict.option).cards).toHaveLength(9);
  });

  it('counts black cards only where they are played', () => {
    const mixed = { name: 'Mixed', cards: [...deck(8).cards, card(9, { black: true })] };
    expect(judge(formatDraft(mixed), 9, 'off')).toEqual({ kind: 'too-few', left: 8, needed: 9 });
    expect(judge(formatDraft(mixed), 9, 'on').kind).toBe('fine');
  });

  it('that is too long comes along in part, and fits', () => {
    const wordy = deck(300).cards.map((one, nth) => ({
      ...one,
      en: {
        ...emptyText,
        scene: 'So long '.repeat(25),
        questions: [`A ${nth}?`, `B ${nth}?`, `C ${nth}?`] as const,
      },
    }));
    const verdict = judge(formatDraft({ name: 'Long', cards: wordy }), 13, 'off');
    expect(verdict.kind).toBe('fine');
    if (verdict.kind !== 'fine') return;
    expect(verdict.of).toBe(300);
    expect(verdict.cards).toBeLessThan(300);
    expect(new TextEncoder().encode(verdict.option).length).toBeLessThanOrEqual(mostDeckBytes);
    expect(checkDeck(formatDeck(ownDeck(verdict.option))).faults).toEqual([]);
  });
});
