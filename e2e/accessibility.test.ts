import { describe, expect, it } from 'vitest';
import { graveOn } from './support/axe.ts';
import { chromiumPath, openDevice } from './support/chromium.ts';
import type { Device, Look } from './support/chromium.ts';
import { photographedOnFailure } from './support/pictures.ts';
import { server } from './support/shared-server.ts';
import { walkDogsBeginning } from './support/walks/dog.ts';
import { walkSite } from './support/walks/site.ts';
import type { Language, Walk } from './support/walks/walk.ts';

const walkEverywhere: Walk = async (...walk) => {
  await walkSite(...walk);
  await walkDogsBeginning(...walk);
};

const looks: readonly (readonly [Device, Look & { readonly language: Language }])[] = [
  ['phone', { language: 'en', theme: 'light' }],
  ['phone', { language: 'de', theme: 'dark' }],
  ['desktop', { language: 'de', theme: 'light' }],
  ['desktop', { language: 'en', theme: 'dark' }],
];

describe.skipIf(chromiumPath === null)('nothing keeps anybody out', () => {
  it.each(looks)('%s %j', async (device, look) => {
    const { page, faults } = await openDevice(device, server.address, look);
    const found = await photographedOnFailure({ accessibility: page }, () =>
      graveOn(walkEverywhere, page, look.language),
    );
    expect(found).toEqual([]);
    expect(faults).toEqual([]);
  });
});
