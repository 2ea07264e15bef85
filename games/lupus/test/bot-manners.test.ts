import { describe, expect, test } from 'vitest';
import type { Bot } from '@rudel/bots';
import { randomBot } from '@rudel/bots';
import { drawFrom, mustParse, seededRng } from '@rudel/kernel';
import type { Seat } from '@rudel/kernel';
import { suspicionsIn, lupusBots } from '../src/bot/index.ts';
import { heardIn } from '../src/bot/know/heard.ts';
import { lupus } from '../src/index.ts';
import { seatOf } from '../src/notation/letters.ts';
import { lupusPlayer } from '../src/player.ts';
import { spokenOn } from '../src/talk/talk.ts';
import type { LupusTypes, Move, Shown, View } from '../src/types.ts';

const budget = { kind: 'iterations', count: 1 } as const;

const levelNamed = (name: string): Bot<LupusTypes> =>
  lupusBots.find((bot) => bot.name === name) ?? randomBot(lupusPlayer);

type Watch = (view: View, seat: Seat, move: Move) => void;

/** A match in which one seat may be played by another bot. */
function played(seats: number, seed: string, botAt: (seat: Seat) => Bot<LupusTypes>, watch: Watch): Shown {
  const rng = seededRng(seed);
  let state = lupus.table.start(mustParse(lupus.options, '-'), seats);
  for (let turn = lupus.table.turn(state); turn.kind !== 'over'; turn = lupus.table.turn(state)) {
    if (turn.kind === 'chance') {
      state = lupus.table.apply(state, { by: 'chance', drawn: drawFrom(turn.urn, rng) });
      continue;
    }
    const by = turn.seats[rng.int(turn.seats.length)] as Seat;
    const view = lupus.table.view(state, by);
    const move = botAt(by).choose(view, rng, budget);
    watch(view, by, move);
    state = lupus.table.apply(state, { by, move });
  }
  return state.shown;
}

/** Somebody who votes and points like strong, and never says a word. */
const quiet: Bot<LupusTypes> = {
  name: 'quiet',
  choose(view, rng, limit) {
    if (view.shown.phase === 'talk') return { kind: 'ready' };
    return view.shown.phase === 'defence' ? { kind: 'done' } : levelNamed('strong').choose(view, rng, limit);
  },
};

const own = (text: string): string =>
  Array.from({ length: 8 }, (_, seat) => (seat === 5 ? text : '?')).join('/');

const sightOf = (talk: string, mark: string): View =>
  mustParse(
    lupusPlayer.sight,
    `lupus/1 eye:5 opts:- seats:8 phase:talk night:1 deck:- call:- open:yes seconds:0 turn:- elder:- ready:- fates:-/-/-/-/-/-/-/- days:a~--------~-~-~-~- talk:${talk} cards:${own('V')} diaries:${own('b-.c----')} answers:-/-/-/-/-/-/-/- marks:${own(mark)}`,
  );

/** How often somebody has told today what it is, or what it has learned. */
const newsIn = ({ talk }: Shown): number =>
  spokenOn({ talk }, talk.length).filter(({ what }) => what.kind === 'claim' || what.kind === 'report')
    .length;

const nobody: Watch = () => {};

/** What a statement says its speaker is: nothing of weight where that is a villager. */
function faceIn(move: Move): string | null {
  if (move.kind !== 'say') return null;
  const face =
    move.what.kind === 'claim' ? move.what.role : move.what.kind === 'report' ? move.what.as : null;
  return face === 'villager' ? null : face;
}

describe('A silent seat', () => {
  test('is hardly ever lynched on the first day for that', { timeout: 600_000 }, () => {
    let lynched = 0;
    const matches = 48;
    for (let seed = 0; seed < matches; seed += 1) {
      const { days } = played(
        8,
        `quiet ${seed}`,
        (seat) => (seat === seed % 8 ? quiet : levelNamed('strong')),
        nobody,
      );
      lynched += Number(days[0]?.lynched === seed % 8);
    }
    expect(lynched / matches).toBeLessThan(0.25);
  });

  test('is no more suspect than those who spoke, when the first vote begins', () => {
    let [silent, others] = [0, 0];
    for (let seed = 0; seed < 12; seed += 1) {
      played(
        8,
        `calm ${seed}`,
        (seat) => (seat === 3 ? quiet : levelNamed('strong')),
        (view, eye) => {
          const { shown } = view;
          const isFirst = shown.days.length === 1 && shown.phase === 'vote' && eye !== 3;
          if (!isFirst) return;
          const wolf = suspicionsIn(view, eye);
          silent += wolf[3] ?? 0;
          others += wolf.reduce((sum, one, seat) => (seat === 3 || seat === eye ? sum : sum + one), 0) / 6;
        },
      );
    }
    expect(silent).toBeLessThan(others * 1.25);
  });
});

describe('Where people talk aloud', () => {
  test('nobody’s silence at the table is noted', () => {
    const options = mustParse(lupus.options, 'aloud=yes');
    let noted = 0;
    for (let seed = 0; seed < 4; seed += 1)
      played(
        8,
        `aloud ${seed}`,
        (seat) => (seat === 3 ? quiet : levelNamed('strong')),
        ({ shown }) => {
          noted += heardIn(shown).reserved.filter(({ isSilent }) => isSilent).length;
          expect(heardIn({ ...shown, options }).reserved).toEqual([]);
        },
      );
    expect(noted).toBeGreaterThan(0);
  });
});

describe('A liar', () => {
  test('stays what it has said to be, unless it plays the seer at last', () => {
    let changes = 0;
    for (let seed = 0; seed < 12; seed += 1) {
      const faces = new Map<Seat, string>();
      played(
        12,
        `liar ${seed}`,
        () => levelNamed('strong'),
        (_, seat, move) => {
          const face = faceIn(move);
          if (face === null) return;
          const before = faces.get(seat);
          changes += Number(before !== undefined && before !== face && face !== 'seer');
          faces.set(seat, face);
        },
      );
    }
    expect(changes).toBe(0);
  });
});

describe.each(['novice', 'strong'])('%s', (level) => {
  const bot = levelNamed(level);
  const does = (talk: string, mark: string): Move['kind'] =>
    bot.choose(sightOf(talk, mark), seededRng('manners'), budget).kind;
  const five = 'axb,bxc,cxd,dxe,exg,gxa,fxa,ftb,fra,fva,fod';

  test('is not ready while somebody has not spoken and there is anything left to do', () => {
    expect(does(five, '-.3')).not.toBe('ready');
    expect(does(five, '0.0')).toBe('say');
    expect(does(`${five},hxa`, '-.3')).toBe('ready');
    expect(does(`${five},fxc`, '0.0')).toBe('ready');
  });

  test('never turns on a day against what it has said, unless there is news', { timeout: 600_000 }, () => {
    const turned: string[] = [];
    for (let seed = 0; seed < 6; seed += 1) {
      const shown = played(10, `turned ${level} ${seed}`, () => bot, nobody);
      for (const nth of shown.days.keys()) {
        const all = spokenOn(shown, nth + 1);
        for (const { by, number, what } of all) {
          if (what.kind !== 'suspect' && what.kind !== 'vote' && what.kind !== 'trust') continue;
          const other = what.kind === 'trust' ? ['suspect', 'vote'] : ['trust'];
          const before = all.findLast(
            (one) =>
              one.by === by &&
              one.number < number &&
              other.includes(one.what.kind) &&
              'at' in one.what &&
              one.what.at === what.at,
          );
          if (before === undefined) continue;
          const since = all.slice(before.number, number - 1);
          const isNews = since.some(
            (one) =>
              (one.what.kind === 'claim' || one.what.kind === 'report') &&
              (one.by === what.at || ('at' in one.what && one.what.at === what.at)),
          );
          if (!isNews) turned.push(`${seed} ${nth} ${by} ${what.at}`);
        }
      }
    }
    expect(turned).toEqual([]);
  });

  test('judges as it has voted, unless the defence has told something', { timeout: 600_000 }, () => {
    let all = 0;
    const turned: string[] = [];
    for (let seed = 0; seed < 8; seed += 1) {
      let before = 0;
      played(
        10,
        `judged ${level} ${seed}`,
        () => bot,
        ({ shown }, seat, move) => {
          if (shown.phase === 'vote') before = newsIn(shown);
          if (shown.phase !== 'verdict' || newsIn(shown) > before) return;
          const { first = '', suspects = [] } = shown.days.at(-1) ?? {};
          const token = seatOf(first.charAt(seat));
          if (token === null || !suspects.includes(token)) return;
          all += 1;
          if ((move.kind === 'paw' ? suspects[0] : suspects[1]) !== token)
            turned.push(`${seed} ${shown.night} ${seat}`);
        },
      );
    }
    expect(all).toBeGreaterThan(20);
    expect(turned).toEqual([]);
  });
});
