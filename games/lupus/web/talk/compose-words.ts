import type { ByLanguage } from '@rudel/kernel';
import { withSwiss } from '@rudel/kernel';
import type { Finding } from '@rudel/lupus/page';

/** What can be said, by its first word in the composer. */
export type Kind =
  | 'claim'
  | 'seer'
  | 'medium'
  | 'bodyguard'
  | 'suspect'
  | 'trust'
  | 'vote'
  | 'role'
  | 'opinion'
  | 'agree'
  | 'disagree';

/** What is said where a statement is put together, in one language. */
export type ComposeWords = {
  readonly kinds: { readonly [K in Kind]: string };
  readonly groups: {
    readonly self: string;
    readonly report: string;
    readonly opinion: string;
    readonly ask: string;
  };
  readonly whom: { readonly [K in Kind]: string };
  readonly whichNight: string;
  readonly nothing: string;
  readonly finding: (name: string) => string;
  readonly wolf: string;
  readonly human: string;
  /** The same on a button beside a name. */
  readonly found: { readonly [F in Finding]: string };
  readonly back: string;
  /** Where somebody says why, too. */
  readonly sayWhy: string;
  readonly why: string;
  readonly withoutReason: string;
  readonly noReason: string;
};

/** What is said where a statement is put together, in every language; loaded with what says it. */
export const composeWords: ByLanguage<ComposeWords> = withSwiss({
  en: {
    kinds: {
      claim: 'I am\u00A0…',
      seer: 'As the seer\u00A0…',
      medium: 'As the medium\u00A0…',
      bodyguard: 'As the bodyguard\u00A0…',
      suspect: 'I suspect\u00A0…',
      trust: 'I trust\u00A0…',
      vote: 'I will vote for\u00A0…',
      role: '…, who are you?',
      opinion: '…, whom do you suspect?',
      agree: 'I agree with\u00A0…',
      disagree: 'I disagree with\u00A0…',
    },
    groups: { self: 'About yourself', report: 'A night’s result', opinion: 'An opinion', ask: 'A question' },
    whom: {
      claim: 'Who are you, as far as they know?',
      seer: 'Whom did you see?',
      medium: 'What did the dead say?',
      bodyguard: 'Whom did you guard?',
      suspect: 'Whom do you suspect?',
      trust: 'Whom do you trust?',
      vote: 'Whom will you vote for?',
      role: 'Whom do you ask?',
      opinion: 'Whom do you ask?',
      agree: 'What do you agree with?',
      disagree: 'What do you disagree with?',
    },
    whichNight: 'Which night?',
    nothing: 'Nothing to report',
    finding: (name) => `What is ${name}?`,
    wolf: 'a werewolf',
    human: 'not a werewolf',
    found: { wolf: 'werewolf', human: 'not one' },
    back: 'Back',
    sayWhy: 'Say why, too',
    why: 'Why?',
    withoutReason: 'Give no reason',
    noReason: 'There is nothing to point at yet: say it without a reason',
  },
  de: {
    kinds: {
      claim: 'Ich bin\u00A0…',
      seer: 'Als Seher\u00A0…',
      medium: 'Als Medium\u00A0…',
      bodyguard: 'Als Leibwächter\u00A0…',
      suspect: 'Ich verdächtige\u00A0…',
      trust: 'Ich vertraue\u00A0…',
      vote: 'Mein Plättchen geht an\u00A0…',
      role: '…, was bist du?',
      opinion: '…, wen verdächtigst du?',
      agree: 'Ich stimme zu\u00A0…',
      disagree: 'Ich sehe es anders\u00A0…',
    },
    groups: { self: 'Über dich', report: 'Was die Nacht zeigte', opinion: 'Eine Meinung', ask: 'Eine Frage' },
    whom: {
      claim: 'Was bist du, wenn man dich fragt?',
      seer: 'Wen hast du durchschaut?',
      medium: 'Was sagen die Toten?',
      bodyguard: 'Wen hast du bewacht?',
      suspect: 'Wen verdächtigst du?',
      trust: 'Wem vertraust du?',
      vote: 'An wen geht dein Plättchen?',
      role: 'Wen fragst du?',
      opinion: 'Wen fragst du?',
      agree: 'Wem stimmst du zu?',
      disagree: 'Was siehst du anders?',
    },
    whichNight: 'Welche Nacht?',
    nothing: 'Nichts zu berichten',
    finding: (name) => `Was ist ${name}?`,
    wolf: 'ein Werwolf',
    human: 'kein Werwolf',
    found: { wolf: 'Werwolf', human: 'keiner' },
    back: 'Zurück',
    sayWhy: 'Auch sagen, warum',
    why: 'Warum?',
    withoutReason: 'Keinen Grund nennen',
    noReason: 'Noch gibt es nichts, worauf du zeigen könntest: ohne Grund sagen',
  },
});
