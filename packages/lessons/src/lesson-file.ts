import { contentLines, parseWith, quoted, unreadable } from '@rudel/kernel';
import type { Parsed } from '@rudel/kernel';
import type { Lesson, LessonStep, Said } from './lesson.ts';

/** A sentence whose German still has to come. */
type Half = { en: string; de: string };

type OpenStep = {
  -readonly [K in keyof LessonStep]: LessonStep[K] extends readonly (infer Part)[] ? Part[] : LessonStep[K];
};

/** A lesson to which lines are still added. */
type Draft = {
  title: Half | null;
  seat: number;
  given: string | null;
  readonly steps: OpenStep[];
  end: Half | null;
  /** What a line `de …` belongs to. */
  last: Half | null;
};

type Take = (draft: Draft, rest: string, line: number) => void;

function stepOf(draft: Draft): OpenStep {
  return draft.steps.at(-1) ?? unreadable("A line 'say …' comes first.");
}

/** Begins a sentence; its German is the next line. */
function begun(draft: Draft, en: string): Half {
  const half = { en, de: '' };
  draft.last = half;
  return half;
}

const alternatives = (text: string): readonly string[] => text.split(' | ');

const takes: { readonly [word: string]: Take } = {
  title(draft, rest) {
    draft.title = begun(draft, rest);
  },
  seat(draft, rest) {
    if (!/^\d{1,2}$/.test(rest)) unreadable(`${quoted(rest)} is no seat.`);
    draft.seat = Number(rest);
  },
  given(draft, rest) {
    draft.given = rest;
  },
  say(draft, rest, line) {
    const say = begun(draft, rest);
    const { given } = draft;
    draft.given = null;
    draft.steps.push({
      line,
      given,
      say,
      ask: null,
      taps: [],
      moves: [],
      mistakes: [],
      refused: [],
      acts: [],
    });
  },
  ask(draft, rest) {
    stepOf(draft).ask = begun(draft, rest);
  },
  tap: (draft, rest) => void stepOf(draft).taps.push(...rest.split(' > ')),
  do: (draft, rest) => void stepOf(draft).moves.push(...alternatives(rest)),
  wrong(draft, rest) {
    const said = { en: '', de: '' };
    stepOf(draft).mistakes.push({ moves: alternatives(rest), said });
    draft.last = said;
  },
  but(draft, rest) {
    if (draft.last === null || draft.last.en !== '') unreadable("A line 'wrong MOVE' comes before 'but …'.");
    else draft.last.en = rest;
  },
  de(draft, rest) {
    if (draft.last === null || draft.last.en === '') unreadable("'de' follows what it translates.");
    else draft.last.de = rest;
    draft.last = null;
  },
  refused(draft, rest) {
    const [, move = '', reason = ''] =
      /^(.+) because ([a-z\d-]+)$/.exec(rest) ?? unreadable("It reads 'refused MOVE because REASON'.");
    stepOf(draft).refused.push({ move, reason });
  },
  chance: (draft, rest) => void stepOf(draft).acts.push(`chance ${rest.replace(/^draws /, '')}`),
  clock: (draft) => void stepOf(draft).acts.push('clock'),
  end(draft, rest) {
    draft.end = begun(draft, rest);
  },
};

const actLine = /^(\d{1,2}) plays (.+)$/;

function takeLine(draft: Draft, content: string, line: number): void {
  const [, seat, move] = actLine.exec(content) ?? [];
  if (seat !== undefined) return void stepOf(draft).acts.push(`${seat} ${move}`);
  const [word = '', rest = ''] = content.split(/ (.*)/s);
  const take = Object.hasOwn(takes, word) ? takes[word] : undefined;
  if (take === undefined) {
    unreadable(
      `${quoted(content)} is no line of a lesson. Lines begin with ${Object.keys(takes).join(', ')}.`,
    );
  } else take(draft, rest, line);
}

function whole(said: Half | null, what: string): Said {
  if (said === null || said.en === '') return unreadable(`${what} is missing.`);
  return said.de === '' ? unreadable(`There is no German for ${quoted(said.en)}.`) : said;
}

/** Both languages of everything, and something to do wherever something is asked. */
function closed(draft: Draft): Omit<Lesson, 'id'> {
  for (const { line, say, ask, moves, taps, mistakes } of draft.steps) {
    whole(say, `What is said at line ${line}`);
    if (ask !== null) whole(ask, `What is asked at line ${line}`);
    for (const { said } of mistakes) whole(said, `What a mistake hears at line ${line}`);
    const isWhole = ask === null ? moves.length === 0 : moves.length > 0 && taps.length > 0;
    if (!isWhole) unreadable(`'ask', 'do' and 'tap' come together (line ${line}).`);
  }
  if (draft.steps.length === 0 || draft.steps[0]?.given === null)
    return unreadable("A lesson begins with 'given' and 'say'.");
  return {
    title: whole(draft.title, 'The title'),
    seat: draft.seat,
    steps: draft.steps,
    end: whole(draft.end, 'The end'),
  };
}

function readLesson(text: string): Omit<Lesson, 'id'> {
  const draft: Draft = { title: null, seat: 0, given: null, steps: [], end: null, last: null };
  for (const { line, content } of contentLines(text)) {
    const taken = parseWith((one) => takeLine(draft, one, line), content);
    if (!taken.ok) unreadable(`Line ${line}: ${taken.error}`);
  }
  return closed(draft);
}

/** Reads a lesson; its id is how its file is called. */
export function parseLesson(id: string, text: string): Parsed<Lesson> {
  const parsed = parseWith(readLesson, text);
  return parsed.ok ? { ok: true, value: { id, ...parsed.value } } : parsed;
}
