import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { amounts } from '@rudel/ui/script';
import type { Amount } from '@rudel/ui/script';
import type { Surroundings } from '@rudel/ui/surroundings';
import type { Said, Voice } from './voice.ts';

/** A line that is to be said. */
export type Saying = {
  readonly text: string;
  /** What is wanted by fewer is dropped first. */
  readonly from: Amount;
  /** How long it is quiet afterwards, in milliseconds. */
  readonly hush: number;
  /** Whose turn it is: no longer true once anything else has happened. */
  readonly isTurn: boolean;
};

/**
 * In milliseconds. Subtitles are read at about 15 letters a second, and speech is no faster: a line that nobody says aloud stands for as
 * long. A voice that takes three times as long has got stuck. What waits longer than a breath and a half belongs to another scene.
 */
export const speakerLimits = {
  mostWaiting: 3,
  longestWait: 6_000,
  aLetter: 65,
  anyLine: 900,
  stuck: 3,
} as const;

const readingTime = (text: string): number => speakerLimits.anyLine + text.length * speakerLimits.aLetter;

type Waiting = Saying & { readonly since: number };

/** Says one line after the other and shows each while it is said; where too much happens it leaves out what matters least. */
export class Speaker {
  readonly #voice: Voice;
  readonly #time: Pick<Surroundings, 'now' | 'after'>;
  readonly #caption = signal<string | null>(null);
  #waiting: Waiting[] = [];
  #isBusy = false;
  /** Which line it is that runs: what an earlier one still calls back is not heard. */
  #nth = 0;
  #cancel: () => void = () => {};

  constructor(voice: Voice, time: Pick<Surroundings, 'now' | 'after'>) {
    this.#voice = voice;
    this.#time = time;
  }

  /** What is being said, or was said last and is still the newest. */
  get caption(): ReadonlySignal<string | null> {
    return this.#caption;
  }

  say(saying: Saying): void {
    const since = this.#time.now();
    this.#waiting = [...this.#waiting.filter(({ isTurn }) => !isTurn), { ...saying, since }];
    while (this.#waiting.length > speakerLimits.mostWaiting) this.#dropOne();
    if (!this.#isBusy) this.#next();
  }

  /** Something has happened of which nothing is said: what stands there is not the newest any more. */
  passOver(): void {
    this.#waiting = this.#waiting.filter(({ isTurn }) => !isTurn);
    if (!this.#isBusy) this.#caption.value = null;
  }

  /** Is silent at once and forgets what waited. */
  hush(): void {
    this.#cancel();
    this.#voice.hush();
    this.#nth += 1;
    this.#waiting = [];
    this.#isBusy = false;
    this.#caption.value = null;
  }

  /** The oldest of what matters least. */
  #dropOne(): void {
    const weights = this.#waiting.map(({ from }) => amounts.indexOf(from));
    this.#waiting = this.#waiting.toSpliced(weights.indexOf(Math.max(...weights)), 1);
  }

  #next(): void {
    const latest = this.#time.now() - speakerLimits.longestWait;
    while (this.#waiting.length > 1 && (this.#waiting[0]?.since ?? latest) < latest) this.#waiting.shift();
    const saying = this.#waiting.shift();
    this.#isBusy = saying !== undefined;
    if (saying !== undefined) this.#utter(saying);
  }

  #utter({ text, hush }: Saying): void {
    this.#caption.value = text;
    const begun = this.#time.now();
    this.#nth += 1;
    const nth = this.#nth;
    const over = (said: Said): void => {
      if (nth !== this.#nth) return;
      this.#nth += 1;
      this.#cancel();
      const unread = readingTime(text) - (this.#time.now() - begun);
      this.#rest(said === 'said' ? hush : Math.max(0, unread));
    };
    this.#cancel = this.#time.after(readingTime(text) * speakerLimits.stuck, () => {
      this.#voice.hush();
      over('said');
    });
    this.#voice.say(text, over);
  }

  #rest(length: number): void {
    this.#cancel = this.#time.after(length, () => this.#next());
  }
}
