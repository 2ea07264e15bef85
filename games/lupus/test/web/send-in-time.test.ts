import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import type { Eye } from '@rudel/kernel';
import { lupusRules, ownRole } from '@rudel/lupus/page';
import type { Glimpse, Move, View } from '@rudel/lupus/page';
import { FakeSurroundings } from '@rudel/ui/fake-surroundings';
import { sendInTime } from '../../web/late/send-in-time.ts';
import { happeningsOf } from './matches.ts';

type Sent = { readonly at: number; readonly move: Move };

/** A seat with this many milliseconds left that notices what it is told. */
function seated(eye: Eye, left: number | null) {
  const time = new FakeSurroundings();
  const draft = signal<Move | null>(null);
  const legal = signal<readonly Move[]>([{ kind: 'vote', at: 0 }]);
  const lapsesAt = signal(left);
  const log = signal<readonly Glimpse[]>([]);
  const sent: Sent[] = [];
  let told = 0;
  const stop = sendInTime({
    play: {
      eye,
      choice: { draft, legal, commit: (move) => sent.push({ at: time.now(), move }) },
      match: { lapsesAt, log },
    },
    time,
    tell: () => {
      told += 1;
    },
  });
  return {
    time,
    sent,
    legal,
    lapsesAt,
    stop,
    told: () => told,
    choose(move: Move | null) {
      draft.value = move;
    },
    notice(glimpse: Glimpse) {
      log.value = [...log.peek(), glimpse];
    },
  };
}

const pointing: Move = { kind: 'point', at: 3, sign: null };

describe('what is chosen and not confirmed', () => {
  test('is sent one and a half seconds before the end, and its owner is told when it has arrived', () => {
    const seat = seated(0, 20_000);
    seat.time.pass(5000);
    seat.choose(pointing);
    seat.time.pass(13_499);
    expect(seat.sent).toEqual([]);
    seat.time.pass(1);
    expect(seat.sent).toEqual([{ at: 18_500, move: pointing }]);
    expect(seat.told()).toBe(0);
    seat.notice({ kind: 'pointed', at: 3 });
    expect(seat.told()).toBe(1);
    seat.choose(null);
    seat.notice({ kind: 'pointed', at: 4 });
    expect(seat.told()).toBe(1);
  });

  test('is the last choice, and nothing once it was taken back', () => {
    const seat = seated(0, 20_000);
    seat.choose({ kind: 'vote', at: 2 });
    seat.time.pass(10_000);
    seat.choose({ kind: 'vote', at: 4 });
    seat.time.pass(9000);
    expect(seat.sent).toEqual([{ at: 18_500, move: { kind: 'vote', at: 4 } }]);
    const other = seated(0, 20_000);
    other.choose({ kind: 'paw' });
    other.time.pass(10_000);
    other.choose(null);
    other.time.pass(20_000);
    expect(other.sent).toEqual([]);
  });

  test('waits for half a second before the end where it is chosen very late, and for nothing after that', () => {
    const seat = seated(0, 20_000);
    seat.time.pass(18_800);
    seat.choose({ kind: 'tuft' });
    seat.time.pass(1199);
    expect(seat.sent).toEqual([{ at: 19_500, move: { kind: 'tuft' } }]);
    const later = seated(0, 20_000);
    later.time.pass(19_800);
    later.choose({ kind: 'tuft' });
    later.time.pass(0);
    expect(later.sent).toEqual([{ at: 19_800, move: { kind: 'tuft' } }]);
  });

  test('stays unsent without a clock, after the end of the page, and where it is words', () => {
    const calm = seated(0, null);
    calm.choose(pointing);
    const gone = seated(0, 20_000);
    gone.choose(pointing);
    gone.stop();
    const speaking = seated(0, 20_000);
    speaking.choose({ kind: 'say', what: { kind: 'suspect', at: 2 } });
    const ready = seated(0, 20_000);
    ready.choose({ kind: 'ready' });
    for (const { time, sent } of [calm, gone, speaking, ready]) {
      time.pass(60_000);
      expect(sent).toEqual([]);
    }
  });

  test('is told of only where the page has sent it itself', () => {
    const seat = seated(2, 20_000);
    seat.choose({ kind: 'vote', at: 4 });
    seat.legal.value = [];
    seat.time.pass(19_000);
    seat.notice({ kind: 'voted', seat: 2, at: 4 });
    expect(seat.told()).toBe(0);
    const refused = seated(2, 20_000);
    refused.choose({ kind: 'vote', at: 4 });
    refused.time.pass(19_000);
    refused.notice({ kind: 'voted', seat: 3, at: 4 });
    refused.choose(null);
    refused.lapsesAt.value = 60_000;
    refused.choose({ kind: 'vote', at: 5 });
    refused.notice({ kind: 'voted', seat: 2, at: 5 });
    expect(refused.told()).toBe(0);
  });
});

test('every living seat of a call sends at the same moment, whatever its card', () => {
  const call = happeningsOf('moon', 12).find(
    ({ views }) => views.filter((view) => lupusRules.legal(view).length > 0).length === 12,
  );
  const asked = (call?.views ?? []).filter(({ eye }) => eye !== 'table');
  expect(new Set(asked.map(ownRole)).size).toBeGreaterThan(2);
  const moments = asked.map((view: View) => {
    const seat = seated(view.eye, 20_000);
    seat.choose(lupusRules.legal(view)[0] ?? null);
    seat.time.pass(20_000);
    return seat.sent.map(({ at }) => at);
  });
  expect(moments).toEqual(Array.from({ length: 12 }, () => [18_500]));
});
