import type { Language, Outcome } from '@rudel/kernel';
import { refused } from '../stop.ts';
import type { ArenaResult, Forfeit } from './arena-match.ts';
import { arenaPhrases } from './phrases.ts';
import type { ArenaHead } from './series.ts';

/** A file of results: what was played, and what came of it. */
export type ArenaFile = { readonly head: ArenaHead; readonly results: readonly ArenaResult[] };

type Parts = { readonly [name: string]: unknown };

const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number');

function isHead(value: unknown): value is ArenaHead {
  if (!isParts(value) || value['arena'] !== 1) return false;
  const { game, options, seats, seed, bots } = value;
  const isNamed = Array.isArray(bots) && bots.every((bot) => isParts(bot) && typeof bot['name'] === 'string');
  return (
    [game, options, seed].every((text) => typeof text === 'string') && typeof seats === 'number' && isNamed
  );
}

const isOutcome = (value: unknown): value is Outcome =>
  isParts(value) && isNumbers(value['winners']) && isNumbers(value['scores']);

const isForfeit = (value: unknown): value is Forfeit =>
  isParts(value) && typeof value['seat'] === 'number' && isTexts([value['name'], value['sentence']]);

function isResult(value: unknown, nth: number): value is ArenaResult {
  if (!isParts(value)) return false;
  const { match, players, outcome, acts, forfeits = [] } = value;
  return (
    match === nth &&
    isTexts(players) &&
    (outcome === null || isOutcome(outcome)) &&
    typeof acts === 'number' &&
    Array.isArray(forfeits) &&
    forfeits.every(isForfeit)
  );
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** Reads a file of results, of which only whole lines are given; stops at the first that is none. */
export function readResults(shown: string, text: string, language: Language): ArenaFile {
  const phrases = arenaPhrases(language);
  const [first, ...rest] = text.split('\n').slice(0, -1).map(parsed);
  if (!isHead(first)) return refused(phrases.noResults(shown));
  const results = rest.map((value, place) =>
    isResult(value, place + 1) ? value : refused(phrases.damaged(shown, place + 2)),
  );
  return { head: first, results };
}
