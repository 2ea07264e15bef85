import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { openDevice } from './support/chromium.ts';
import { Photographer } from './support/photographer.ts';
import { readPictureWish } from './support/picture-wish.ts';
import { ServerProcess } from './support/server-process.ts';
import { server } from './support/shared-server.ts';
import type { Site } from './support/shared-server.ts';
import { walkDog } from './support/walks/dog.ts';
import { walkLupus } from './support/walks/lupus.ts';
import { atOnce, walkResult } from './support/walks/result.ts';
import { walkSite } from './support/walks/site.ts';
import { walkTofugott } from './support/walks/tofugott.ts';
import type { Walk } from './support/walks/walk.ts';
import { walkWoelfe, walkWoelfeOfFour } from './support/walks/woelfe.ts';
import { walkWoof } from './support/walks/woof.ts';

declare module 'vitest' {
  interface ProvidedContext {
    pictures: string;
  }
}

const walks: { readonly [name: string]: readonly Walk[] } = {
  site: [walkSite],
  dog: [walkDog],
  woelfe: [walkWoelfe, walkWoelfeOfFour],
  woof: [walkWoof],
  lupus: [walkLupus],
  tofugott: [walkTofugott(6)],
};

const wish = readPictureWish(inject('pictures'), Object.keys(walks));

const cases = wish.walks.flatMap((walk) => wish.languages.map((language) => ({ walk, language })));

type Case = (typeof cases)[number];

async function photographWalk(site: Site, { walk: name, language }: Case, walk: Walk): Promise<void> {
  const { page } = await openDevice('touchscreen', site.address, { language });
  const photographer = new Photographer(site, wish);
  await walk(page, language, async (moment) => photographer.take(page, { walk: name, moment, language }));
}

describe('pictures', () => {
  let hasty: ServerProcess;

  beforeAll(async () => {
    hasty = await ServerProcess.start({ pace: atOnce });
  });

  afterAll(async () => {
    await hasty.dispose();
  });

  it.each(cases)('$walk, $language', async (one) => {
    for (const walk of walks[one.walk] ?? []) await photographWalk(server, one, walk);
  });

  // Nothing hurries a village: its walk goes to the end by itself.
  it.each(cases.filter(({ walk }) => walk !== 'site' && walk !== 'lupus'))(
    'the end of $walk, $language',
    async (one) => {
      await photographWalk(hasty, one, walkResult(one.walk));
    },
  );
});
