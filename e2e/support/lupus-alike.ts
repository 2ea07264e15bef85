import type { Page } from 'playwright-core';

/**
 * What a page looks like from across the room: every box on it with its place and size, without words. Two phones that look
 * alike give the same text.
 */
export const outlineOf = async (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.table-screen :not(svg *, dialog, dialog *, .visually-hidden, .clock *)')]
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const box = [x, y, width, height].map((number) => Math.round(number)).join(' ');
        return `${element.tagName} ${element.getAttribute('class') ?? ''} ${box}`;
      })
      .join('\n'),
  );

/** The lengths of all frames that a page sends from now on, as whoever listens to its network could count them. */
export function lengthsSentBy(page: Page): readonly number[] {
  const lengths: number[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => lengths.push(Buffer.byteLength(payload))),
  );
  return lengths;
}
