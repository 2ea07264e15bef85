import { expect, test } from 'vitest';
import { dogPage } from '@rudel/dog/page';
import { dogWords } from '../../web/words.ts';

const { defaults, presets } = dogPage.options;

test('what a card is said to do follows the options of the table', () => {
  for (const language of ['en', 'de'] as const) {
    const { deed } = dogWords[language];
    const usual = deed('J', defaults);
    const others = [
      { ...defaults, jackTakesFresh: 'own' as const },
      { ...defaults, jackWithoutEffect: 'no' as const },
      { ...defaults, jackWithoutEffect: 'lastResort' as const },
    ];
    expect(new Set([usual, ...others.map((options) => deed('J', options))]).size).toBe(4);
    expect(deed('7', { ...defaults, sevenHelpsPartner: 'always' })).not.toBe(deed('7', defaults));
    expect(deed('X', { ...defaults, jokerFinishes: 'no' })).not.toBe(deed('X', defaults));
  }
});

test('in Brändi Dog the jack says that it is the last resort', () => {
  expect(dogWords.en.deed('J', presets['braendi'] ?? defaults)).toContain(
    'only if nothing else can be played',
  );
});
