import type { Call, CallAnswer, Question } from '../calls.ts';
import { chainStart, entryHash } from '../chain.ts';
import { checkpointDigest } from '../checkpoint.ts';
import { halfDigest } from '../half-digest.ts';
import type { Aside, NewEntry, TableKeys, WritingPlace } from '../port.ts';
import { fencedBy, haveTwice, heldBy, refused } from '../refused.ts';
import { Seal, sealedHead } from '../seal.ts';
import { Asides } from './asides.ts';
import { cellOf } from './cells.ts';
import { Claims } from './claims.ts';
import type { Database } from './database.ts';
import { Ends } from './ends.ts';
import type { End } from './ends.ts';
import { Journal } from './journal.ts';
import { Reader, usualPart } from './reader.ts';
import { Roll } from './roll.ts';
import { statementsOf } from './statements.ts';
import type { Statements } from './statements.ts';

/** What is asked about all tables at once. */
type Glance = Extract<Call, { op: 'find' | 'listed' | 'withDeadline' | 'lastChange' | 'aged' | 'total' }>;

/** All tables in a database. Every call is answered within a transaction that somebody else began and will end. */
export class Tables {
  readonly #sql: Statements;
  readonly #ends: Ends;
  readonly #journal: Journal;
  readonly #reader: Reader;
  readonly #roll: Roll;
  readonly #asides: Asides;
  readonly #claims: Claims;

  constructor(database: Database) {
    this.#sql = statementsOf(database);
    this.#journal = new Journal(this.#sql);
    this.#asides = new Asides(this.#sql);
    this.#ends = new Ends(this.#sql, this.#journal, this.#asides);
    this.#reader = new Reader(this.#sql, this.#journal, usualPart);
    this.#claims = new Claims(this.#sql.opening.get()?.number ?? 0);
    this.#roll = new Roll(this.#sql, this.#journal, this.#claims);
  }

  /** How many tables are known to have lost something. */
  get brokenCount(): number {
    return this.#journal.brokenCount;
  }

  /** The last thing in a transaction. */
  write(): void {
    this.#journal.write();
  }

  /** Before the file is closed: everything is where it belongs. */
  settle(): void {
    this.#journal.settle();
  }

  hasCommitted(): void {
    this.#journal.hasCommitted();
  }

  /** Forgets what was not kept. */
  hasRolledBack(): void {
    this.#ends.clear();
    this.#journal.hasRolledBack();
  }

  /** Refuses before anything is written; where SQLite fails, it throws, and the transaction must be taken back. */
  answer(call: Question): CallAnswer {
    switch (call.op) {
      case 'append':
        return this.#append(call.id, call.place, call.entries, call.aside);
      case 'create':
        return this.#create(call.id, call.keys, call.entries, call.aside);
      case 'claim':
        return this.#claim(call);
      case 'checkpoint':
        return this.#checkpoint(call.id, call.place, call.text);
      case 'resume':
        return this.#reader.resume(call.id, call.from);
      case 'load':
        return this.#reader.load(call.id, call.from);
      case 'chapter':
        return this.#reader.chapter(call.id, call.number, call.from);
      case 'erase':
        return this.#erase(call.id, call.place, call.changed);
      case 'probe':
        return this.#probe();
      default:
        return { value: this.#looked(call) };
    }
  }

  #looked(call: Glance): unknown {
    switch (call.op) {
      case 'find':
        return this.#roll.find(call.by);
      case 'listed':
        return this.#roll.listed(call.limit);
      case 'withDeadline':
        return this.#roll.withDeadline();
      case 'lastChange':
        return this.#roll.lastChange();
      case 'aged':
        return this.#roll.aged(call.before, call.limit);
      case 'total':
        return this.#roll.total();
    }
  }

  #create(id: string, keys: TableKeys, entries: readonly NewEntry[], aside: Aside): CallAnswer {
    if (this.#ends.of(id) !== undefined) return refused('taken', `There is a table ${id} already.`);
    if (this.#isTaken(id, keys))
      return refused('taken', `Another table has the invite or code of table ${id}.`);
    if (haveTwice(entries)) return refused('repeated', `Table ${id} would have two entries of one command.`);
    this.#claims.forget(id);
    const seal = new Seal(halfDigest, id);
    seal.add(sealedHead(keys, false, false));
    this.#sql.create.run(id, keys.invite, keys.code, chainStart, entries[0]?.at ?? null, seal.text);
    const end = this.#ends.of(id);
    if (end !== undefined) this.#write(id, end, entries, { ...aside, keys });
    return null;
  }

  #claim({ id, owner, spared }: Extract<Question, { op: 'claim' }>): CallAnswer {
    const had = this.#claims.ownerOf(id);
    if (had !== null && had !== owner && spared.includes(had)) return refused('held', heldBy(id, had));
    return { value: this.#ends.of(id) === undefined ? null : this.#claims.claim(id, owner) };
  }

  /** Why somebody may not write to a table there; null where they may. */
  #refusalAt(id: string, end: End, { epoch, after }: WritingPlace): CallAnswer {
    if (this.#claims.epochOf(id) !== epoch) return refused('fenced', fencedBy(id, this.#claims.ownerOf(id)));
    if (end.n === after) return null;
    return refused('not-the-last', `Table ${id} has ${end.n} entries, not ${after}.`);
  }

  #append(id: string, place: WritingPlace, entries: readonly NewEntry[], aside: Aside | null): CallAnswer {
    const end = this.#ends.of(id);
    if (end === undefined) return refused('missing', `There is no table ${id}.`);
    if (this.#journal.isBroken(end.number)) return refused('damaged', `Table ${id} is damaged near its end.`);
    const refusal =
      this.#refusalAt(id, end, place) ?? (aside === null ? null : this.#refusalOf(id, end, aside));
    if (refusal !== null) return refusal;
    if (this.#isRepeated(end, entries))
      return refused('repeated', `Table ${id} has an entry of this command already.`);
    if (aside?.replaces === true && !this.#ends.takeBack(end)) {
      return refused('damaged', `Table ${id} is damaged at entry ${end.n}.`);
    }
    this.#write(id, end, entries, aside);
    return null;
  }

  #checkpoint(id: string, place: WritingPlace, text: string): CallAnswer {
    const end = this.#ends.of(id);
    if (end === undefined) return refused('missing', `There is no table ${id}.`);
    const refusal = this.#refusalAt(id, end, place);
    if (refusal !== null) return refusal;
    if (end.n === 0) return refused('unfit', `Table ${id} has no entry to stand behind.`);
    this.#sql.setCheckpoint.run(
      end.number,
      end.n,
      end.hash,
      checkpointDigest(halfDigest, id, end.n, text),
      cellOf(text),
    );
    return null;
  }

  #refusalOf(id: string, end: End, { chapter, replaces, keys }: Aside): CallAnswer {
    if (replaces === true && end.n === 0) return refused('unfit', `Table ${id} has no entry to replace.`);
    const last = chapter === undefined ? undefined : this.#sql.lastChapter.get(end.number);
    if (chapter !== undefined && last !== undefined && chapter.number <= last.number) {
      return refused('unfit', `Table ${id} has chapter ${last.number}; the next has a higher number.`);
    }
    if (keys !== undefined && this.#isTaken(id, keys)) {
      return refused('taken', `Another table has the invite or code of table ${id}.`);
    }
    return null;
  }

  #isRepeated({ number, replaced, commands }: End, entries: readonly NewEntry[]): boolean {
    return (
      haveTwice(entries) ||
      entries.some(({ command }) => {
        if (command === null) return false;
        const { person, id } = command;
        if (commands?.mayHave(person, id) === false) return false;
        return (
          this.#journal.knows(number, person, id) ||
          replaced.some(([by, order]) => by === person && order === id) ||
          this.#sql.command.get(number, person, id) !== undefined
        );
      })
    );
  }

  #write(id: string, end: End, entries: readonly NewEntry[], aside: Aside | null): void {
    if (aside?.chapter !== undefined) this.#asides.begin(end.number, aside.chapter, end);
    const replaces = aside?.replaces === true;
    for (const [at, entry] of entries.entries()) {
      const { text, command, at: time, deadline } = entry;
      end.n += 1;
      end.hash = entryHash(halfDigest, end.hash, id, end.n, entry);
      const [person, order] = command === null ? [null, null] : [command.person, command.id];
      if (command !== null) end.commands?.add(command.person, command.id);
      const line = [end.number, end.n, text, person, order, time, deadline, end.hash] as const;
      this.#journal.add(replaces && at === 0 ? [...line, true] : line);
    }
    if (aside !== null) this.#asides.write(end.number, aside);
  }

  #erase(id: string, place: WritingPlace, changed: number): CallAnswer {
    const end = this.#ends.of(id);
    if (end === undefined) return refused('missing', `There is no table ${id}.`);
    const refusal = this.#refusalAt(id, end, place);
    if (refusal !== null) return refusal;
    if (this.#roll.changeOf(end.number) !== changed) {
      return refused('not-the-last', `Table ${id} has changed since then.`);
    }
    this.#journal.drop(end.number);
    this.#ends.forget(id);
    this.#asides.erase(end.number);
    return null;
  }

  /** Needs room as an append does, and gives it back. */
  #probe(): CallAnswer {
    this.#sql.fillProbe.run();
    this.#sql.emptyProbe.run();
    return null;
  }

  #isTaken(id: string, { invite, code }: TableKeys): boolean {
    return this.#sql.taken.get(id, invite, code) !== undefined;
  }
}
