import * as fc from 'fast-check';
import { formatAct, formatRecord, parseAct, parseRecord, replay } from '@rudel/kernel';
import type { Act, Game, GameTypes, MatchRecord, Notation, RecordLine } from '@rudel/kernel';
import { notPlain } from '../plain-data.ts';
import { GoodTexts } from './good-texts.ts';
import { liveFromHere, lookAround } from './live-from-here.ts';
import { oddTexts } from './odd-texts.ts';

/** Something of a game that reads texts from outside, with texts that it must be able to read. */
type Reader = {
  readonly name: string;
  readonly good: readonly string[];
  readonly fault: (text: string) => string | null;
};

/** How a game's parsers fail: by throwing, by an empty error, or by a value that does not read back. */
export function notationFaults<G extends GameTypes>(game: Game<G>, runs = 300, seed = 1): readonly string[] {
  return readersOf(game, seed).flatMap(({ name, good, fault }) => {
    const text = good.find((one) => fault(one) !== null) ?? counterexample(good, fault, runs, seed);
    return text === null ? [] : [`${name}: ${fault(text)} Text: ${JSON.stringify(text)}`];
  });
}

function counterexample(
  good: readonly string[],
  fault: Reader['fault'],
  runs: number,
  seed: number,
): string | null {
  const property = fc.property(oddTexts(good), (text) => fault(text) === null);
  const details = fc.check(property, { seed, numRuns: runs });
  return details.counterexample === null ? null : details.counterexample[0];
}

function readersOf<G extends GameTypes>(game: Game<G>, seed: number): readonly Reader[] {
  const texts = new GoodTexts(game, seed);
  const act: Notation<Act<G['Move']>> = {
    parse: (text) => parseAct(game, text),
    format: (one) => formatAct(game, one),
  };
  const tryMove = (move: G['Move']): void => {
    for (const view of texts.views) game.player.whyNot(view, move);
  };
  return [
    {
      name: 'position',
      good: texts.positions,
      fault: faultOf(game.table.position, liveFromHere(game, seed)),
    },
    { name: 'sight', good: texts.sights, fault: faultOf(game.player.sight, lookAround(game)) },
    { name: 'move', good: texts.moves, fault: faultOf(game.player.move, tryMove) },
    { name: 'options', good: texts.options, fault: faultOf(game.options) },
    { name: 'act', good: texts.acts, fault: faultOf(act) },
    {
      name: 'record',
      good: texts.records,
      fault: faultOf(recordNotation, (record) => replay(game, fullRecord(record))),
    },
  ];
}

/** A record as plain data, without the numbers of its lines. */
type PlainRecord = {
  readonly tags: readonly (readonly [string, string])[];
  readonly lines: readonly Pick<RecordLine, 'kind' | 'text'>[];
};

const recordNotation: Notation<PlainRecord> = {
  parse: (text) => {
    const parsed = parseRecord(text);
    if (!parsed.ok) return parsed;
    const { tags, lines } = parsed.value;
    return {
      ok: true,
      value: { tags: [...tags], lines: lines.map(({ kind, text: content }) => ({ kind, text: content })) },
    };
  },
  format: (record) => formatRecord(fullRecord(record)),
};

function fullRecord({ tags, lines }: PlainRecord): MatchRecord {
  return { tags: new Map(tags), lines: lines.map((one, index) => ({ ...one, line: index })) };
}

/** What is wrong with the way a text is read; `use` is called with whatever could be read. */
function faultOf<T>(form: Notation<T>, use: (value: T) => void = () => {}): (text: string) => string | null {
  return (text) => {
    try {
      const parsed = form.parse(text);
      if (!parsed.ok) return /\S/.test(parsed.error) ? null : 'The error says nothing.';
      use(parsed.value);
      return readBackFault(form, parsed.value);
    } catch (error) {
      return `Something was thrown: ${String(error)}`;
    }
  };
}

function readBackFault<T>(form: Notation<T>, value: T): string | null {
  const fault = notPlain(value);
  if (fault !== null) return `It reads as no plain data; ${fault}.`;
  const text = form.format(value);
  const again = form.parse(text);
  if (!again.ok) return `It reads, but as '${text}' it does not read back: ${again.error}`;
  const isSame = JSON.stringify(again.value) === JSON.stringify(value);
  return isSame ? null : `It reads, but as '${text}' it reads as something else.`;
}
