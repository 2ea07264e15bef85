import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import type { Open } from '@rudel/kernel';
import { stillPlay } from '@rudel/ui/still-play';
import type { Move, WoelfeTypes } from '@rudel/woelfe/page';
import { woelfePage } from '@rudel/woelfe/page';
import { drawingOf, isSame, ownHand } from '../../web/drawing.ts';
import { changeAt } from '../../web/logic/slots.ts';
import { lapsedIn } from '../../web/logic/wishes.ts';
import type { Play } from '../../web/play.ts';

const { player } = woelfePage;

function deskFor(sight: string, isGuided = false) {
  const parsed = player.sight.parse(sight);
  if (!parsed.ok) throw new Error(parsed.error);
  const view = parsed.value;
  const refused: (string | undefined)[] = [];
  const sent: Open[] = [];
  const draft = signal<Move | null>(null);
  const play: Play = stillPlay<WoelfeTypes>({
    view: signal(view),
    eye: view.eye,
    vantage: { kind: 'seat', keptUnder: 'a seat', isGuided: () => isGuided },
    nameOf: (seat) => `Player${seat}`,
    language: signal('en'),
    choice: {
      legal: signal(player.legal(view)),
      draft,
      propose: (move) => {
        if (isSame(draft.value, move)) sent.push(move);
        else draft.value = move;
      },
      commit: (move) => sent.push(move),
      explain: (move) => refused.push(player.whyNot(view, move)?.reason),
    },
  });
  return { play, view, drawing: drawingOf(play), refused, sent };
}

const bidding =
  'woelfe/1 eye:1 opts:- seats:2 phase:bid round:2 starter:0 turn:1 double:- fever:- rabies:- goblins:1/1 bids:1/- tricks:- trick:- points:0/10 hands:?,?/W,F answers:-/-';
const playing =
  'woelfe/1 eye:1 opts:- seats:2 phase:play round:2 starter:0 turn:1 double:- fever:- rabies:- goblins:0/0 bids:1/0 tricks:- trick:0>W2 points:0/10 hands:?/W,F answers:-/-';
const asked =
  'woelfe/1 eye:1 opts:- seats:2 phase:goblin round:2 starter:0 turn:- double:- fever:- rabies:- goblins:0/1 bids:1/0 tricks:- trick:0>W2 points:0/10 hands:?/W,F answers:-/-';
const laying =
  'woelfe/1 eye:0 opts:- seats:3 phase:lay round:3 starter:1 turn:0 double:- fever:- rabies:- goblins:0/0/0 bids:1/0/1 tricks:- trick:1>H5.M2.Y-2 points:0/10/0,0/0/0 hands:W,W/?,?/?,? answers:-/-/-';

describe('what the drawing of Wölfe does with a tap', () => {
  test('a die is proposed, another one instead, and the same one a second time is played', () => {
    const { drawing, play, sent } = deskFor(playing);
    drawing.propose({ kind: 'roll', die: 'F' });
    expect(play.choice.draft.value).toEqual({ kind: 'roll', die: 'F' });
    drawing.propose({ kind: 'roll', die: 'W' });
    expect([play.choice.draft.value, sent]).toEqual([{ kind: 'roll', die: 'W' }, []]);
    drawing.propose({ kind: 'roll', die: 'W' });
    expect(sent).toEqual([{ kind: 'roll', die: 'W' }]);
  });

  test('what is not legal is explained and not proposed', () => {
    const { drawing, play, refused } = deskFor(bidding);
    drawing.propose({ kind: 'bid', tricks: 1 });
    drawing.propose({ kind: 'roll', die: 'W' });
    expect([play.choice.draft.value, refused]).toEqual([null, ['bid-evens-out', 'bid-first']]);
  });

  test('a goblin is explained beside the question, but not where a guide does that', () => {
    expect(deskFor(asked).play.choice.hint.value).toMatch(/^A goblin/);
    expect(deskFor(asked, true).play.choice.hint.value).toBeNull();
    expect(deskFor(playing).play.choice.hint.value).toBeNull();
  });

  test('an answer is sent at once, and only where it is asked for', () => {
    const { drawing, sent } = deskFor(asked);
    drawing.commit({ kind: 'goblin' });
    expect(sent).toEqual([{ kind: 'goblin' }]);
    const other = deskFor(playing);
    other.drawing.commit({ kind: 'goblin' });
    expect(other.sent).toEqual([]);
  });

  test('a bee is told what it would change; a poisoned hunter it cannot', () => {
    const { view } = deskFor(laying);
    const { trick } = view.shown;
    if (trick === null) throw new Error('there is a trick');
    expect(changeAt(trick, 3, 1, -2)).toBeNull();
    expect(changeAt(trick, 3, 2, -2)).toEqual([2, 0]);
  });

  test('own dice are those of one’s own seat, and a watcher has none', () => {
    const { view } = deskFor(playing);
    expect(ownHand(view)).toEqual(['W', 'F']);
    expect(ownHand({ ...view, eye: 'table' })).toEqual([]);
  });
});

const lapsed = (sight: string): string | null => lapsedIn(deskFor(sight).view, 'en');

test('when time is up only the goblin window has passed by itself', () => {
  expect(lapsed(asked)).toMatch(/let it lie/);
  expect(lapsed(playing)).toBeNull();
});
