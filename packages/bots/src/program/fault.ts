import { quoted, withSwiss } from '@rudel/kernel';
import type { ByLanguage, Language } from '@rudel/kernel';

/** What a program did wrong. */
export type Fault =
  /** It could not be started, or ended by itself; `how` is what the system says of it. */
  | { readonly kind: 'ended'; readonly how: string; readonly isEarly: boolean }
  | { readonly kind: 'silent'; readonly limit: number; readonly isEarly: boolean }
  /** A line without an end, or thoughts without one. */
  | { readonly kind: 'flood' }
  /** So many decisions in one match as no match has. */
  | { readonly kind: 'endless'; readonly moves: number }
  | { readonly kind: 'garbage'; readonly line: string }
  | { readonly kind: 'unreadable'; readonly move: string; readonly error: string }
  | { readonly kind: 'illegal'; readonly move: string; readonly why: string };

type FaultOf<K extends Fault['kind']> = Extract<Fault, { readonly kind: K }>;
type Sentences = { readonly [K in Fault['kind']]: (fault: FaultOf<K>) => string };

const seconds = (ms: number, language: 'en' | 'de'): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(ms / 1000);

const sentences: ByLanguage<Sentences> = withSwiss({
  en: {
    ended: ({ how, isEarly }) =>
      isEarly ? `ended before it was ready (${how})` : `ended when it should have moved (${how})`,
    silent: ({ limit, isEarly }) =>
      `${isEarly ? "did not say 'ready'" : 'gave no move'} within ${seconds(limit, 'en')} s`,
    flood: () => 'said too much without a move',
    endless: ({ moves }) => `made ${moves} moves in one match and came to no end`,
    garbage: ({ line }) => `said ${quoted(line)}, where 'ready', 'think' or 'move' begins a line`,
    unreadable: ({ move, error }) => `answered ${quoted(move)}, which is no move: ${error}`,
    illegal: ({ move, why }) => `answered ${quoted(move)}, which is not allowed: ${why}`,
  },
  de: {
    ended: ({ how, isEarly }) =>
      isEarly ? `war zu Ende, bevor es bereit war (${how})` : `war zu Ende, als es ziehen sollte (${how})`,
    silent: ({ limit, isEarly }) =>
      `hat ${seconds(limit, 'de')} s lang ${isEarly ? 'nicht „ready“ gesagt' : 'keinen Zug genannt'}`,
    flood: () => 'hat zu viel gesagt und keinen Zug genannt',
    endless: ({ moves }) => `hat in einer Partie ${moves} Züge gemacht und kein Ende gefunden`,
    garbage: ({ line }) =>
      `hat ${quoted(line)} gesagt, wo eine Zeile mit „ready“, „think“ oder „move“ beginnt`,
    unreadable: ({ move, error }) => `hat ${quoted(move)} geantwortet, und das ist kein Zug: ${error}`,
    illegal: ({ move, why }) => `hat ${quoted(move)} geantwortet, und das ist nicht erlaubt: ${why}`,
  },
});

function sentenceOf<K extends Fault['kind']>(fault: FaultOf<K>, language: Language): string {
  return sentences[language][fault.kind](fault);
}

/** What a program did wrong, to follow its name. */
export function faultSentence(fault: Fault, language: Language): string {
  return sentenceOf(fault, language);
}
