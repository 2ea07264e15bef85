import { describe, expect, it } from 'vitest';
import { writtenHint } from '@rudel/bots';
import { mustParse } from '@rudel/kernel';
import type { Language } from '@rudel/kernel';
import { hintingSuite } from '@rudel/testkit/suite';
import { hinter } from '../src/bot/choose/hint.ts';
import { lupus } from '../src/index.ts';
import { lupusPlayer } from '../src/player.ts';
import type { View } from '../src/types.ts';
import { couplingsOfGhosts, lupusSecrecy } from './couplings.ts';

const budget = { kind: 'iterations', count: 1 } as const;
const nameOf = (seat: number): string =>
  ['Anna', 'Bo', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gil', 'Hana'][seat] ?? `Seat ${seat}`;

const hintAt = (view: View, language: Language = 'en') =>
  writtenHint(lupusPlayer.move, hinter, view, { seed: 'hint', budget, reader: { language, nameOf } });

const hinting = (view: View): string => JSON.stringify([hintAt(view), hintAt(view, 'de')]);

const held = 'answers:-/-/-/-/-/-/-/- marks:';
const n1 = 'fates:-/-/-/-/-/-/-/- ';

const sight = (text: string): View => mustParse(lupusPlayer.sight, `lupus/1 ${text}`);

/** A villager's second day is over: seat 2 says that it is the seer and has found 0 to be a wolf. */
const vote = (seat: number, card: string, diary: string, talk = 'cs1aw'): View =>
  sight(
    `eye:${seat} opts:- seats:8 phase:vote night:1 deck:- call:- open:yes seconds:0 turn:${seat} elder:- ready:- ${n1}days:e~--------~-~-~-~- talk:${talk} cards:${onlyAt(seat, card)} diaries:${onlyAt(seat, diary)} ${held}${onlyAt(seat, '-.3')}`,
  );

const onlyAt = (seat: number, text: string): string =>
  Array.from({ length: 8 }, (_, nth) => (nth === seat ? text : '?')).join('/');

const called = (card: string): View =>
  sight(
    `eye:5 opts:- seats:8 phase:call night:1 deck:- call:seer.1 open:yes seconds:20 turn:- elder:- ready:- ${n1}days:- talk:- cards:${onlyAt(5, card)} diaries:${onlyAt(5, '-')} answers:?/?/?/?/?/-/?/? marks:${onlyAt(5, '-.3')}`,
  );

describe('a hint in Lupus in Tabula', () => {
  it('says how the village stands, before it says whom to suspect', () => {
    expect(hintAt(vote(5, 'V', 'b-.c----')).about).toMatch(
      /^8 are alive, about [\d.]+ of them wolves: the village can afford one mistake\. The others may hold you for a wolf in \d+ of 100 cases\.$/,
    );
  });

  it('names the seats that are likeliest wolves, and what that rests on', () => {
    const { moves } = hintAt(vote(5, 'V', 'b-.c----'));
    expect(moves[0]?.text).toBe('vote 0');
    expect(moves[0]?.why).toMatch(/^A wolf in \d+ of 100 cases, above all because of what was reported\.$/);
  });

  it('tells a wolf what the village thinks, and spares its pack while it can', () => {
    const { about, moves } = hintAt(vote(5, 'W', 'b-.b-ab-'));
    expect(about).toMatch(/^8 are alive, about 2 of them wolves: .* You hunt with Anna\./);
    expect(moves[0]?.text).toBe('vote 0');
    expect(moves[0]?.why).toMatch(
      /^Of your pack, but beyond saving, the village takes this one for a wolf in \d+ of 100 cases/,
    );
    const unnamed = hintAt(vote(5, 'W', 'b-.b-ab-', '-')).moves;
    expect(unnamed.map(({ text }) => text)).not.toContain('vote 0');
  });

  it('asks a seer to look, and lets everybody else sleep', () => {
    const seer = hintAt(called('S'));
    expect(seer.about).toBe('One answer a night: it is worth most where it decides something.');
    expect(seer.moves.length).toBeGreaterThan(0);
    expect(hintAt(called('V'))).toEqual({
      about: 'You are not called: where you point means nothing, so point like everybody else.',
      moves: [],
    });
  });
});

hintingSuite(lupus, { ...lupusSecrecy, pairs: 2 }, hinting);
hintingSuite(lupus, { ...couplingsOfGhosts, pairs: 2 }, hinting);
