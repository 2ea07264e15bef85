import type { Language } from '@rudel/kernel';

/** A page of the guide: a title and a few short lines. */
export type GuidePage = { readonly title: string; readonly lines: readonly string[] };

export type GuideWords = {
  readonly title: string;
  readonly pages: {
    readonly card: GuidePage;
    readonly night: GuidePage;
    readonly day: GuidePage;
    readonly end: GuidePage;
  };
  readonly page: (nth: number, of: number) => string;
  readonly skip: string;
  readonly back: string;
  readonly next: string;
  readonly done: string;
  /** Said while the table waits for whoever is reading. */
  readonly asked: string;
};

/** What the guide says, in every language; loaded with it. */
export const guideWords: { readonly [L in Language]: GuideWords } = {
  en: {
    title: 'How to play Lupus',
    pages: {
      card: {
        title: 'Who you are',
        lines: [
          'Everybody has a secret card. Hold yours to look at it; let go, and nobody sees it.',
          'Werewolves know each other. Most others know only themselves.',
          'Beside your card you find what you learn at night.',
        ],
      },
      night: {
        title: 'At night everybody taps',
        lines: [
          'One character after another is called. Each time everybody alive taps somebody and confirms, so nobody can tell who is meant.',
          'Your tap counts only if your character is called.',
        ],
      },
      day: {
        title: 'By day you talk and vote',
        lines: [
          'Talk in statements: claim, report, accuse. Lies are allowed.',
          'Then everybody lays a token, the ghosts too. The two with the most are suspects: paw and tuft.',
          'They defend themselves, and the living judge in secret. One of the two is lynched.',
        ],
      },
      end: {
        title: 'How to win',
        lines: [
          'The humans win when the last werewolf is dead.',
          'The werewolves win as soon as they are as many as everybody else together.',
          'Whoever dies is a ghost, keeps silent and still wins with their side. Your card says whom you win with.',
        ],
      },
    },
    page: (nth, of) => `Page ${nth} of ${of}`,
    skip: 'Skip',
    back: 'Back',
    next: 'Next',
    done: 'Go to the table',
    asked: 'Meanwhile the table is waiting for your answer.',
  },
  de: {
    title: 'So geht Lupus',
    pages: {
      card: {
        title: 'Wer du bist',
        lines: [
          'Alle haben eine geheime Karte. Halte deine, um sie anzusehen; lässt du los, sieht sie niemand mehr.',
          'Werwölfe kennen einander. Die meisten anderen kennen nur sich selbst.',
          'Bei deiner Karte steht auch, was du nachts erfährst.',
        ],
      },
      night: {
        title: 'Nachts tippen alle',
        lines: [
          'Ein Charakter nach dem anderen wird aufgerufen. Jedes Mal tippen alle Lebenden jemanden an und bestätigen: So merkt niemand, wer gemeint ist.',
          'Bei dir gilt es nur, wenn dein Charakter aufgerufen ist.',
        ],
      },
      day: {
        title: 'Am Tag redet ihr und stimmt ab',
        lines: [
          'Redet mit Aussagen: behaupten, berichten, anklagen. Lügen ist erlaubt.',
          'Dann legen alle ein Plättchen, auch die Geister. Die zwei mit den meisten sind verdächtig: Pfote und Fell.',
          'Sie verteidigen sich, und die Lebenden richten im Geheimen. Eine Person von beiden wird gelyncht.',
        ],
      },
      end: {
        title: 'Wie man gewinnt',
        lines: [
          'Die Menschen gewinnen, wenn der letzte Werwolf tot ist.',
          'Die Werwölfe gewinnen, sobald sie so viele sind wie alle anderen zusammen.',
          'Wer stirbt, ist ein Geist, schweigt und gewinnt trotzdem mit der eigenen Seite. Mit wem du gewinnst, steht auf deiner Karte.',
        ],
      },
    },
    page: (nth, of) => `Seite ${nth} von ${of}`,
    skip: 'Überspringen',
    back: 'Zurück',
    next: 'Weiter',
    done: 'Zum Tisch',
    asked: 'Der Tisch wartet inzwischen auf deine Antwort.',
  },
};
