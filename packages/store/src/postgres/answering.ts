import type { CallAnswer, Question } from '../calls.ts';
import type { Connection } from './connection.ts';
import { isLost, refusalOf } from './faults.ts';
import { Ends } from './head.ts';
import { PlainAppends } from './plain-appends.ts';
import { Reader } from './reader.ts';
import { Roll } from './roll.ts';
import { Tables } from './tables.ts';

type Append = Extract<Question, { op: 'append' }>;
type Writing = Extract<Question, { op: 'append' | 'create' | 'checkpoint' | 'erase' }>;

const isWriting = (call: Question): call is Writing =>
  call.op === 'append' || call.op === 'create' || call.op === 'checkpoint' || call.op === 'erase';

const isPlain = (call: Question): call is Append => call.op === 'append' && call.aside === null;

/** Neighbours of which the same is true, in their order. */
function runsOf<T>(things: readonly T[], is: (thing: T) => boolean): readonly (readonly T[])[] {
  const runs: T[][] = [];
  let was: boolean | null = null;
  for (const thing of things) {
    const now = is(thing);
    if (now === was) runs.at(-1)?.push(thing);
    else runs.push([thing]);
    was = now;
  }
  return runs;
}

const subjectOf = (call: Question): string => ('id' in call ? `Table ${call.id}` : 'The list of tables');

/** Answers what is asked about tables, in its order: what changes them together, as far as that is possible. */
export class Answering {
  readonly #connection: Connection;
  readonly #ends: Ends;
  readonly #plain: PlainAppends;
  readonly #tables: Tables;
  readonly #reader: Reader;
  readonly #roll: Roll;

  constructor(connection: Connection) {
    this.#connection = connection;
    this.#ends = new Ends(connection);
    this.#plain = new PlainAppends(connection, this.#ends);
    this.#tables = new Tables(connection, this.#ends);
    this.#reader = new Reader(connection);
    this.#roll = new Roll(connection);
  }

  /** Nothing is known any more of what others may have changed. */
  forget(): void {
    this.#ends.clear();
  }

  /** Fails only where the database cannot be reached; then it is not known what was done. */
  async answers(calls: readonly Question[]): Promise<CallAnswer[]> {
    const answers: CallAnswer[] = [];
    for (const run of runsOf(calls, isWriting)) {
      const [first] = run;
      if (first !== undefined && isWriting(first))
        answers.push(...(await this.#written(run.filter(isWriting))));
      else for (const call of run) answers.push(await this.#read(call));
    }
    return answers;
  }

  /** Where something fails each call gets a transaction of its own, so that one cannot spoil another. */
  async #written(calls: readonly Writing[]): Promise<CallAnswer[]> {
    try {
      return calls.every(isPlain) ? await this.#plain.append(calls) : await this.#together(calls);
    } catch (error) {
      this.#ends.clear();
      if (isLost(error)) throw error;
      const [only] = calls;
      if (only === undefined) return [];
      if (calls.length === 1) return [{ refusal: refusalOf(error, subjectOf(only)) }];
      const answers: CallAnswer[] = [];
      for (const call of calls) answers.push(...(await this.#written([call])));
      return answers;
    }
  }

  async #together(calls: readonly Writing[]): Promise<CallAnswer[]> {
    await this.#connection.script('BEGIN');
    try {
      const answers: CallAnswer[] = [];
      for (const run of runsOf(calls, isPlain)) {
        if (run.every(isPlain)) answers.push(...(await this.#plain.append(run.filter(isPlain))));
        else for (const call of run) answers.push(await this.#writeOne(call));
      }
      await this.#connection.script('COMMIT');
      return answers;
    } catch (error) {
      if (!isLost(error)) await this.#connection.script('ROLLBACK');
      throw error;
    }
  }

  #writeOne(call: Writing): Promise<CallAnswer> {
    switch (call.op) {
      case 'create':
        return this.#tables.create(call.id, call.keys, call.entries, call.aside);
      case 'append':
        return this.#tables.append(call.id, call.place, call.entries, call.aside ?? {});
      case 'checkpoint':
        return this.#tables.checkpoint(call.id, call.place, call.text);
      case 'erase':
        return this.#tables.erase(call.id, call.place, call.changed);
    }
  }

  async #read(call: Question): Promise<CallAnswer> {
    try {
      switch (call.op) {
        case 'claim':
          this.#ends.forget(call.id);
          return await this.#reader.claim(call.id, call);
        case 'load':
          return await this.#reader.load(call.id);
        case 'chapter':
          return await this.#reader.chapter(call.id, call.number);
        default:
          return { value: await this.#looked(call) };
      }
    } catch (error) {
      if (isLost(error)) throw error;
      return { refusal: refusalOf(error, subjectOf(call)) };
    }
  }

  #looked(call: Question): Promise<unknown> {
    switch (call.op) {
      case 'find':
        return this.#roll.find(call.by);
      case 'listed':
        return this.#roll.listed(call.limit);
      case 'withDeadline':
        return this.#roll.withDeadline();
      case 'aged':
        return this.#roll.aged(call.before, call.limit);
      case 'lastChange':
        return this.#roll.lastChange();
      case 'total':
        return this.#roll.total();
      default:
        return this.#roll.probe();
    }
  }
}
