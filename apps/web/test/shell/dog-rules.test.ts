import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dogPage } from '@rudel/dog/page';
import type { AnyGamePage } from '@rudel/ui/game-ui';
import { rulesPage } from '../../build/rules-plugin.ts';
import { optionsOf } from '../../src/shell/options.ts';

const rules = { en: 'RULES.md', de: 'RULES.de.md' } as const;
const plain = (text: string): string => text.replaceAll(/<[^>]*>/g, '').replaceAll(/[’']|&#39;/g, '’');

test.each(['en', 'de'] as const)('the rules call every option as the form does (%s)', (language) => {
  const file = new URL(`../../../../games/dog/${rules[language]}`, import.meta.url);
  const text = plain(rulesPage(readFileSync(file, 'utf8')).html);
  const labels = optionsOf(dogPage as unknown as AnyGamePage, language).map(({ label }) => label);
  expect(labels.length).toBeGreaterThan(0);
  for (const label of labels) expect(text).toContain(`${label}.`);
});
