import type { ByLanguage } from '@rudel/kernel';
import { withSwiss } from '@rudel/kernel';

type PaceWords = {
  readonly open: string;
  readonly openCall: (role: string) => string;
  readonly openTalk: string;
  readonly openVote: string;
  readonly openVerdict: string;
  readonly close: string;
  readonly notes: string;
  readonly notesHint: string;
  readonly waits: (name: string) => string;
};

/** What is said to and of whoever tells the story at their own pace. */
export const paceWords: ByLanguage<PaceWords> = withSwiss({
  en: {
    open: 'Go on',
    openCall: (role) => `Call: ${role}`,
    openTalk: 'Let them talk',
    openVote: 'Open the first vote',
    openVerdict: 'Open the second vote',
    close: 'End it now',
    notes: 'Your notes',
    notesHint: 'Only on this device.',
    waits: (name) => `${name} tells the story.`,
  },
  de: {
    open: 'Weiter',
    openCall: (role) => `Aufrufen: ${role}`,
    openTalk: 'Das Gespräch eröffnen',
    openVote: 'Erste Abstimmung eröffnen',
    openVerdict: 'Zweite Abstimmung eröffnen',
    close: 'Jetzt beenden',
    notes: 'Deine Notizen',
    notesHint: 'Nur auf diesem Gerät.',
    waits: (name) => `${name} erzählt.`,
  },
});
