import { kindOf } from '@rudel/protocol';
import type {
  Answer,
  Command,
  Farewell,
  PersonId,
  Refused,
  ServerMessage,
  Stale,
  TableDoc,
  Wish,
} from '@rudel/protocol';
import type { Aside, ClaimedTable, NewEntry, StoredTable } from '@rudel/store';
import { hashOf } from '../../src/keys.ts';
import { isSame } from '../around/accounts.ts';
import type { Client } from '../around/client.ts';
import { testPace } from '../around/world.ts';
import { hiddenIn } from '../toy/hidden-words.ts';
import type { Breach, PromiseName } from './promises.ts';
import { TableTruth, lineOf } from './table-truth.ts';
import type { Attempt } from './table-truth.ts';

/** How many breaches are worth telling. */
const mostBreaches = 10;
/** How much of what somebody has noticed last is compared with what there was to notice. */
const mostCompared = 12;
/** How much of what happened is kept for whoever looks into a breach. */
const longestStory = 400;

/** A command as somebody sent it. */
export type Sent = { readonly table: string; readonly person: PersonId; readonly text: string };

/** A table as the store gives it back; one that has chapters gives only the last. */
type Loaded = StoredTable & { readonly before?: number };

/** Writes down what happens in a simulated world, and says which promise was broken. */
export class Witness {
  readonly breaches: Breach[] = [];
  readonly story: string[] = [];
  readonly tables = new Map<string, TableTruth>();
  /** By table, person and id. */
  readonly sent = new Map<string, Sent>();
  /** What was answered last to each of them. */
  readonly answers = new Map<string, Answer>();
  /** People of whom somebody has been told that they are gone, by table. */
  readonly #gone = new Set<string>();
  /** The token of the device that was last told something as a person's own. */
  readonly #holders = new Map<string, string>();
  /** From when on the disk has told of syncs that it had not done. */
  hasLied = false;

  note(what: string): void {
    this.story.push(what);
    if (this.story.length > longestStory) this.story.shift();
  }

  breach(promise: PromiseName, what: string): void {
    this.note(`BREACH ${promise}: ${what}`);
    if (this.breaches.length < mostBreaches) this.breaches.push({ promise, what });
  }

  /** The room wants something kept. */
  asked(id: string, after: number, entries: readonly NewEntry[], aside: Aside): Attempt {
    const attempt = { after, lines: entries.map(lineOf), aside };
    if (after === 0 && !this.tables.has(id)) {
      this.tables.set(id, new TableTruth(id, entries[0]?.text ?? ''));
    }
    this.tables.get(id)?.attempt(attempt);
    for (const { deadline } of entries) this.#checkLeft(id, deadline);
    return attempt;
  }

  /** The store says that it is. */
  kept(id: string, attempt: Attempt): void {
    for (const { text, by } of attempt.lines)
      this.note(`${id.slice(0, 3)} + ${text}${by === null ? '' : ` (${by})`}`);
    this.tables.get(id)?.keep(attempt);
  }

  loaded(id: string, stored: Loaded | null): void {
    const truth = this.tables.get(id);
    if (truth === undefined) return;
    if (stored === null) {
      if (truth.lines.length > 0 && !this.hasLied && !truth.isSwept) this.#lost(truth);
      return;
    }
    const lines = stored.entries.map(lineOf);
    const before = stored.before ?? 0;
    const why = truth.whyNotLoaded(before, lines, this.hasLied);
    if (why !== null) this.breach('log-only-grows', `table ${id}: ${why}`);
    truth.adopt(before, lines);
    this.#compareAsides(truth, stored);
  }

  /** A table is opened: whatever it need not read says what the log says. */
  async opens(claimed: ClaimedTable): Promise<void> {
    const truth = this.tables.get(claimed.id);
    if (truth === undefined || claimed.checkpoint === null) return;
    this.note(`${claimed.id.slice(0, 3)} goes on behind entry ${claimed.before + 1}`);
    if (!(await isSame(claimed, truth.log, truth.playable)))
      this.breach('checkpoints-follow-the-log', `table ${claimed.id} behind entry ${claimed.before + 1}`);
  }

  /** Somebody is about to throw a table away. */
  sweeps(id: string): void {
    const truth = this.tables.get(id);
    this.note(`${id.slice(0, 3)} is swept`);
    if (truth === undefined) return;
    if (truth.state.phase === 'playing') this.#lost(truth);
    truth.isSwept = true;
  }

  command(table: string, person: PersonId, { id, text }: Command): void {
    this.note(`${table.slice(0, 3)} ${person} wants ${id}: ${text}`);
    this.sent.set(`${table} ${person} ${id}`, { table, person, text });
  }

  /** A message leaves for a device; the mirror has what the device knew before it. */
  tells({ admission }: Client, mirror: Client, text: string): void {
    const truth = this.tables.get(admission.table);
    if (truth === undefined) return;
    const message = JSON.parse(text) as ServerMessage;
    const gapsBefore = mirror.gaps;
    mirror.receive(text);
    if ('t' in message && (message.t === 'welcome' || message.t === 'table')) this.#noteGone(truth, mirror);
    this.#checkPresence(truth, mirror, message, text);
    this.#checkSecrets(truth, mirror, text);
    this.#checkLeft(truth.id, mirror.left);
    if ('t' in message ? message.t === 'match' : true) {
      this.#checkView(truth, mirror);
      this.#checkNoticed(truth, mirror);
    }
    if (mirror.gaps > gapsBefore)
      this.breach('numbers-without-gaps', `${admission.person} got ${text.slice(0, 60)}`);
    if ('t' in message && (message.t === 'done' || message.t === 'no' || message.t === 'stale')) {
      this.#checkAnswer(truth, admission.person, message);
    }
  }

  /** A device is sent away. */
  parts({ admission: { table, person, token } }: Client, why: Farewell): void {
    this.note(`${table.slice(0, 3)} ${person} is sent away: ${why}`);
    const truth = this.tables.get(table);
    if (why !== 'unknown' || truth === undefined || truth.isSwept || this.hasLied) return;
    const belongs = truth.state.people.has(person) && truth.tokens.get(person) === hashOf(token);
    if (belongs) this.breach('known-people-come-back', `${person} of table ${table} was called unknown`);
  }

  #lost(truth: TableTruth): void {
    const isInPlay = truth.state.phase === 'playing';
    this.breach(isInPlay ? 'nothing-in-play-is-swept' : 'log-only-grows', `table ${truth.id} is gone`);
  }

  #compareAsides(truth: TableTruth, { keys, tokens, secrets, closed }: Loaded): void {
    for (const [match, secret] of truth.secrets) {
      const kept = secrets.get(match);
      if (kept !== secret && !this.hasLied) {
        this.breach(
          'secret-fits-promise',
          `the secret of match ${match} of table ${truth.id} is another one`,
        );
      }
    }
    truth.keys = keys;
    truth.isClosed = closed;
    truth.tokens.clear();
    for (const { person, hash } of tokens) truth.tokens.set(person, hash);
    for (const [match, secret] of secrets) truth.secrets.set(match, secret);
  }

  /** What was decided counts as soon as anybody has been told of it; until then whoever is gone hears what all hear. */
  #checkPresence(truth: TableTruth, mirror: Client, message: ServerMessage, text: string): void {
    const { person, token } = mirror.admission;
    const place = `${truth.id} ${person}`;
    const own = truth.tokens.get(person);
    const isOwn = own === hashOf(token);
    if (truth.state.people.has(person) && isOwn) this.#holders.set(place, own);
    const isAnswer = 't' in message && message.t === 'done';
    if (isAnswer && truth.gone.get(person) === 'left') return;
    const isReplaced = own !== undefined && !isOwn && this.#holders.get(place) === own;
    if (isReplaced || (truth.gone.has(person) && this.#gone.has(place)))
      this.breach('gone-gets-nothing', `${person} of table ${truth.id} got ${text.slice(0, 80)}`);
  }

  /** Remembers of whom somebody has been told that they are gone. */
  #noteGone(truth: TableTruth, { table }: Client): void {
    if (table === null) return;
    for (const person of truth.gone.keys()) {
      if (!isListed(table, person)) this.#gone.add(`${truth.id} ${person}`);
    }
  }

  #checkLeft(table: string, left: number | null): void {
    const longest = this.tables.get(table)?.longestDecision ?? testPace.decision.relaxed;
    if (left === null || (left >= 0 && left <= longest)) return;
    this.breach('clocks-are-steady', `a decision at table ${table} has ${left} ms left`);
  }

  #checkSecrets(truth: TableTruth, { admission: { person }, known }: Client, text: string): void {
    for (const word of hiddenIn(text)) {
      if (truth.mayKnow(known?.match ?? 0, person, word)) continue;
      this.breach(
        'only-what-one-may-know',
        `${person} of table ${truth.id} got ${word}: ${text.slice(0, 80)}`,
      );
    }
    for (const [hex] of text.matchAll(/[\da-f]{64}/g)) {
      if ([...truth.secrets.values()].includes(hex))
        this.breach('secrets-stay-secret', `${person} of table ${truth.id} got a secret`);
    }
  }

  #checkView(truth: TableTruth, mirror: Client): void {
    if (mirror.known === null) return;
    const { person } = mirror.admission;
    const view = JSON.stringify(mirror.view);
    if (truth.hasShown(mirror.known.match, mirror.eye, view)) return;
    const where = `${person} of table ${truth.id}, match ${mirror.known.match}, eye ${mirror.eye},`;
    this.breach('told-is-kept', `${where} was shown ${view.slice(0, 200)}`);
  }

  #checkNoticed(truth: TableTruth, { admission: { person }, known, eye, log }: Client): void {
    if (known === null || truth.hasNoticed(known.match, eye, log.slice(-mostCompared))) return;
    const what = JSON.stringify(log.slice(-mostCompared)).slice(-200);
    this.breach('told-is-kept', `${person} of table ${truth.id}, eye ${eye}, was told ${what}`);
  }

  #checkAnswer(truth: TableTruth, person: PersonId, answer: Answer): void {
    const key = `${truth.id} ${person} ${answer.id}`;
    const before = this.answers.get(key);
    this.note(
      `${truth.id.slice(0, 3)} ${person} hears ${answer.t} ${answer.id}${answer.t === 'no' ? ` ${answer.why.reason}` : ''}`,
    );
    if (answer.t !== 'done') {
      if (before?.t === 'done') this.#checkChange(key, answer);
      else this.answers.set(key, answer);
      return;
    }
    this.answers.set(key, answer);
    const text = this.sent.get(key)?.text ?? '';
    if (!leavesEntry(text)) return;
    const by = `${person} ${answer.id}`;
    const isInLog = truth.lines.some((line) => line.by === by) || truth.replaced.has(by);
    if (!isInLog) this.breach('told-is-kept', `${key} (${text}) was called done before it was kept`);
  }

  /** What was done stays done, whatever a repeat of it is told; only that it came too fast says nothing about it. */
  #checkChange(key: string, answer: Refused | Stale): void {
    const isNothing = answer.t === 'no' && answer.why.reason === 'too-fast';
    const text = this.sent.get(key)?.text ?? '';
    if (isNothing || this.hasLied || !leavesEntry(text)) return;
    this.breach('acknowledged-is-kept', `${key} (${text}) was done and then ${answer.t}`);
  }
}

const traceless = new Set<Wish['kind']>([
  'say',
  'hint',
  'reading',
  'react',
  'join',
  'unjoin',
  'talk',
  'report',
  'screen',
  'reopen',
  'silence',
  'unsilence',
  'ask',
  'unask',
  'decline',
  'unready',
  'pause',
  'resume',
]);

/** Whether a command that is done always leaves an entry: what changes nothing leaves none, nor does what is said. */
export function leavesEntry(text: string): boolean {
  const kind = kindOf(text);
  return kind === null || !traceless.has(kind);
}

const isListed = ({ seats, watchers }: TableDoc, id: PersonId): boolean =>
  seats.some((seat) => seat.kind === 'person' && seat.person === id) ||
  watchers.some(({ person }) => person === id);
