/** What came of a line: it was said to its end, or this device does not say it now. */
export type Said = 'said' | 'unsaid';

/** Somebody who can read a line aloud; tests bring their own. */
export interface Voice {
  /** Says one line; calls back once, also where nothing could be heard. */
  say(text: string, ended: (said: Said) => void): void;
  /** Is silent at once. What was being said does not call back any more. */
  hush(): void;
}
