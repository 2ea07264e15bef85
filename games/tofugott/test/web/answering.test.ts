import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { tofugott } from '@rudel/tofugott';
import { activeOf, answerAt, laidOut, noAnswers, openSilhouettes, ownAnswers } from '@rudel/tofugott/page';
import type { Move, Silhouette } from '@rudel/tofugott/page';
import { Answering } from '../../web/answering.ts';
import { playedMatch, viewOf } from './played.ts';

const { table, player } = tofugott;

/** The active player of a first turn in front of six empty places, at a table that answers one move at a time. */
function answering(refuses: (move: Move) => boolean = () => false, isLive = true) {
  const batches = playedMatch('answering', 3);
  let state =
    batches.find(({ act }) => act.by !== 'chance' && act.by !== 'clock' && act.move.kind === 'keep')?.after ??
    table.start(tofugott.options.defaults, 3);
  const seat = activeOf(state.shown) ?? 0;
  const view = signal(viewOf(state, seat));
  const legal = signal(player.legal(view.peek()));
  const sent: Move[] = [];
  let offered = 0;
  const hand = new Answering({
    view,
    legal,
    isLive,
    commit: (move) => {
      sent.push(move);
      legal.value = [];
    },
    offerLock: () => (offered += 1),
  });
  /** The table has heard the last move. */
  const answer = (): void => {
    const move = sent.at(-1);
    if (move === undefined || legal.peek().length > 0) return;
    if (!refuses(move)) {
      expect(player.whyNot(view.peek(), move)).toBeNull();
      state = table.apply(state, { by: seat, move });
      view.value = viewOf(state, seat);
    }
    legal.value = player.legal(view.peek());
  };
  const settle = (): void => {
    for (let turn = 0; turn < 40 && legal.peek().length === 0; turn += 1) answer();
  };
  const open = openSilhouettes(state.shown);
  const at = (nth: number): Silhouette => open[nth] ?? 'tofu';
  /** The clock or another tab moves for this seat. */
  const elsewhere = (move: Move): void => {
    expect(player.whyNot(view.peek(), move)).toBeNull();
    state = table.apply(state, { by: seat, move });
    view.value = viewOf(state, seat);
    legal.value = player.legal(view.peek());
  };
  return { hand, sent, answer, settle, elsewhere, at, view, offers: () => offered };
}

describe('laying with a quick finger', () => {
  it('shows six taps at once and sends them one after another', () => {
    const { hand, sent, settle, at, view, offers } = answering();
    for (let nth = 0; nth < 6; nth += 1) hand.tapSilhouette(at(nth));
    expect(sent).toHaveLength(1);
    expect(laidOut(hand.answers.value ?? { best: [], worst: [], isLocked: false })).toHaveLength(6);
    expect(hand.target.value).toBeNull();
    expect(offers()).toBe(0);
    settle();
    expect(sent).toHaveLength(6);
    expect(ownAnswers(view.value)).toEqual({
      best: [at(0), at(2), at(4)],
      worst: [at(1), at(3), at(5)],
      isLocked: false,
    });
    expect(offers()).toBe(1);
  });

  it('goes to the place that was tapped, and on to the next empty one', () => {
    const { hand, settle, at, view } = answering();
    hand.tapPlace({ row: 'worst', question: 3 });
    hand.tapSilhouette(at(0));
    expect(hand.target.value).toEqual({ row: 'best', question: 1 });
    settle();
    const known = ownAnswers(view.value);
    expect(known && answerAt(known, { row: 'worst', question: 3 })).toBe(at(0));
  });

  it('takes back with a second tap on a place', () => {
    const { hand, settle, at, view } = answering();
    hand.tapSilhouette(at(0));
    hand.tapPlace({ row: 'best', question: 1 });
    hand.tapPlace({ row: 'best', question: 1 });
    settle();
    expect(ownAnswers(view.value)?.best).toEqual([null, null, null]);
    expect(hand.target.value).toEqual({ row: 'best', question: 1 });
  });

  it('undoes what was laid last', () => {
    const { hand, settle, at, view } = answering();
    for (let nth = 0; nth < 6; nth += 1) hand.tapSilhouette(at(nth));
    settle();
    hand.takeBack();
    settle();
    expect(ownAnswers(view.value)?.worst).toEqual([at(1), at(3), null]);
  });

  it('goes back to what lies there when the table refuses', () => {
    const { hand, sent, settle, at, view } = answering((move) => move.kind === 'lay' && move.question === 2);
    for (let nth = 0; nth < 6; nth += 1) hand.tapSilhouette(at(nth));
    settle();
    expect(hand.answers.value).toEqual(ownAnswers(view.value));
    expect(sent).toHaveLength(3);
  });
});

describe('laying by somebody else', () => {
  it('counts once the own wish is fulfilled', () => {
    const { hand, sent, settle, elsewhere, at, view } = answering();
    hand.tapSilhouette(at(0));
    settle();
    elsewhere({ kind: 'lay', row: 'worst', question: 1, silhouette: at(1) });
    elsewhere({ kind: 'take', row: 'best', question: 1 });
    expect(sent).toHaveLength(1);
    expect(hand.answers.value).toEqual(ownAnswers(view.value));
    expect(laidOut(hand.answers.value ?? noAnswers)).toEqual([at(1)]);
  });

  it('ends a wish that is half fulfilled', () => {
    const { hand, sent, elsewhere, at, view } = answering();
    for (let nth = 0; nth < 3; nth += 1) hand.tapSilhouette(at(nth));
    elsewhere({ kind: 'lay', row: 'best', question: 3, silhouette: at(5) });
    expect(sent).toHaveLength(1);
    expect(hand.answers.value).toEqual(ownAnswers(view.value));
  });

  it('is not done in a replay', () => {
    const { hand, sent, at, view } = answering(() => false, false);
    hand.tapSilhouette(at(0));
    hand.tapPlace({ row: 'best', question: 1 });
    expect([hand.target.value, sent]).toEqual([null, []]);
    expect(hand.answers.value).toEqual(ownAnswers(view.value));
  });
});

describe('a finger', () => {
  it('that bounces lays once', () => {
    const { hand, settle, at, view } = answering();
    hand.tapSilhouette(at(0));
    hand.tapSilhouette(at(0));
    settle();
    expect(ownAnswers(view.value)?.best).toEqual([at(0), null, null]);
  });

  it('takes back what lay there before the page was opened', () => {
    const { hand, settle, elsewhere, at, view } = answering();
    elsewhere({ kind: 'lay', row: 'best', question: 1, silhouette: at(0) });
    hand.takeBack();
    settle();
    expect(ownAnswers(view.value)?.best).toEqual([null, null, null]);
  });
});
