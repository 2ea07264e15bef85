import { describe, expect, it } from 'vitest';
import { graveOn } from './support/axe.ts';
import { chromiumPath, openDevice, sampled } from './support/chromium.ts';
import type { Device, Look } from './support/chromium.ts';
import { photographedOnFailure } from './support/pictures.ts';
import { server } from './support/shared-server.ts';
import { walkLupus } from './support/walks/lupus.ts';
import type { Language } from './support/walks/walk.ts';

const looks: readonly (readonly [Device, Look & { readonly language: Language }])[] = [
  ['phone', { language: 'en', theme: 'light' }],
  ['phone', { language: 'de', theme: 'dark' }],
  ['desktop', { language: 'en', theme: 'dark' }],
  ['desktop', { language: 'de', theme: 'light' }],
];

describe.skipIf(chromiumPath === null)('Lupus in Tabula keeps nobody out', () => {
  it.each(sampled(looks))('%s %j', async (device, look) => {
    const { page, faults } = await openDevice(device, server.address, look);
    const found = await photographedOnFailure({ 'lupus-accessibility': page }, () =>
      graveOn(walkLupus, page, look.language),
    );
    expect(found).toEqual([]);
    expect(faults).toEqual([]);
  });
});
