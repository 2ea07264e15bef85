import type { ByLanguage } from '@rudel/kernel';
import { withSwiss } from '@rudel/kernel';

/** A page of the guide: a title and a few short lines. */
export type GuidePage = { readonly title: string; readonly lines: readonly string[] };

export type GuideWords = {
  readonly title: string;
  readonly pages: {
    readonly card: GuidePage;
    readonly night: GuidePage;
    readonly day: GuidePage;
    readonly end: GuidePage;
    readonly hints: GuidePage;
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
export const guideWords: ByLanguage<GuideWords> = withSwiss({
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
          'Your tap counts only if your character is called. Otherwise tap whom you suspect: you find it in your own notes, beside your card.',
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
      hints: {
        title: 'A few hints',
        lines: [
          'A seer who has found a werewolf does well to say so. One who has not may wait: the werewolves listen, too.',
          'Watch who accuses whom, and who votes with whom: werewolves seldom lay a token at each other.',
          'Werewolves claim what they can keep up. Most villagers are just that.',
          'Ghosts still lay a token every day: go on reading.',
          'Whoever tells the story speaks of “the one who is called”, never of him or her: that would give somebody away.',
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
          'Bei dir gilt es nur, wenn dein Charakter aufgerufen ist. Sonst tippe an, wen du verdächtigst: Das steht dann in deinen Notizen bei deiner Karte.',
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
      hints: {
        title: 'Ein paar Tipps',
        lines: [
          'Wer als Seher einen Werwolf gefunden hat, sagt es am besten. Wer noch keinen hat, darf warten: Die Werwölfe hören mit.',
          'Achte darauf, wer wen anklagt und wer mit wem stimmt: Werwölfe legen einander selten ein Plättchen hin.',
          'Werwölfe behaupten, was sie durchhalten können. Die meisten im Dorf sind einfach Dorfbewohner.',
          'Auch Geister legen jeden Tag ein Plättchen: Lies weiter mit.',
          'Wer erzählt, spricht von „der aufgerufenen Person“, nie von ihm oder ihr: Das würde jemanden verraten.',
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
});
