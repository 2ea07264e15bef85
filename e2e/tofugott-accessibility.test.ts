import { describe, expect, it } from 'vitest';
import { graveOn } from './support/axe.ts';
import { chromiumPath, openDevice, sampled } from './support/chromium.ts';
import type { Look } from './support/chromium.ts';
import { photographedOnFailure } from './support/pictures.ts';
import { server } from './support/shared-server.ts';
import { walkTofugott } from './support/walks/tofugott.ts';
import type { Language } from './support/walks/walk.ts';

const looks: readonly (Look & { readonly language: Language })[] = [
  { language: 'en', theme: 'light' },
  { language: 'de', theme: 'dark' },
];

describe.skipIf(chromiumPath === null)('Tofugott keeps nobody out', () => {
  it.each(sampled(looks))('%j', async (look) => {
    const { page, faults } = await openDevice('phone', server.address, look);
    const found = await photographedOnFailure({ 'tofu-axe': page }, () =>
      graveOn(walkTofugott(2), page, look.language),
    );
    expect(found).toEqual([]);
    expect(faults).toEqual([]);
  });
});
