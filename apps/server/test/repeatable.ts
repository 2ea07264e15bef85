import { createHash } from 'node:crypto';

/** The same bytes in the same order every time. */
export function repeatable(seed: string): (count: number) => Uint8Array {
  let calls = 0;
  return (count) => {
    calls += 1;
    const blocks = Array.from({ length: Math.ceil(count / 32) }, (_, block) =>
      createHash('sha256').update(`${seed} ${calls} ${block}`).digest(),
    );
    return Buffer.concat(blocks).subarray(0, count);
  };
}
