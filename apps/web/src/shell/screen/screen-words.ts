import { withSwiss } from '@rudel/kernel';
import type { ByLanguage } from '@rudel/ui/words';

const en = {
  title: 'This is the big screen',
  scan: 'Scan with a phone',
  steps: [
    'Point a phone’s camera at the code.',
    'Choose a game on the phone, or a table you already have.',
    'It appears here, for everybody in the room.',
  ],
  claimed: 'Got you!',
  choosing: 'A game is being chosen on the phone. It appears here by itself.',
  newCode: 'Show a new code',
  unreachable: 'The server cannot be reached. This screen keeps trying.',
  haveCode: 'Is there a table already? Type its code:',
  code: 'Code of a table',
  come: 'Show it',

  showTitle: 'What shall the big screen show?',
  showHint: 'Everybody in the room sees it there. Your cards stay on your phone.',
  yourTables: 'One of your tables',
  newTable: 'A new table',
  gone: 'This code has been used or is too old. Scan the one the screen shows now.',
  failed: 'That did not work. Try again in a moment.',
  pending: 'As soon as the table is open, the big screen shows it.',
  shown: 'The big screen shows this table now.',

  how: 'Show on a big screen',
  howHint: 'A TV, a laptop or a tablet shows the table to everybody; cards and choices stay on your phones.',
  howSteps: (address: string): readonly string[] => [
    `Open ${address} in the browser of the TV or laptop.`,
    'Scan the code it shows with this phone.',
    'Choose this table. That’s all.',
  ],
  howCode: (code: string) => `No camera? Type the code ${code} there.`,
  here: 'Show it in this browser',
};

export type ScreenWords = typeof en;

const de: ScreenWords = {
  title: 'Das ist der große Bildschirm',
  scan: 'Mit dem Handy scannen',
  steps: [
    'Richte die Kamera eines Handys auf den Code.',
    'Such auf dem Handy ein Spiel aus oder einen Tisch, den du schon hast.',
    'Hier erscheint er dann, für alle im Raum.',
  ],
  claimed: 'Alles klar!',
  choosing: 'Auf dem Handy wird gerade ein Spiel ausgesucht. Es erscheint hier von selbst.',
  newCode: 'Neuen Code zeigen',
  unreachable: 'Der Server ist nicht zu erreichen. Dieser Bildschirm versucht es weiter.',
  haveCode: 'Gibt es schon einen Tisch? Dann tipp seinen Code ein:',
  code: 'Code eines Tisches',
  come: 'Zeigen',

  showTitle: 'Was soll der große Bildschirm zeigen?',
  showHint: 'Alle im Raum sehen es dort. Deine Karten bleiben auf deinem Handy.',
  yourTables: 'Einen deiner Tische',
  newTable: 'Einen neuen Tisch',
  gone: 'Dieser Code ist verbraucht oder zu alt. Scann den, den der Bildschirm jetzt zeigt.',
  failed: 'Das hat nicht geklappt. Versuch es gleich noch einmal.',
  pending: 'Sobald der Tisch offen ist, zeigt ihn der große Bildschirm.',
  shown: 'Der große Bildschirm zeigt jetzt diesen Tisch.',

  how: 'Auf großem Bildschirm zeigen',
  howHint:
    'Ein Fernseher, ein Laptop oder ein Tablet zeigt allen den Tisch; Karten und Entscheidungen bleiben auf euren Handys.',
  howSteps: (address) => [
    `Öffne ${address} im Browser des Fernsehers oder Laptops.`,
    'Scann mit diesem Handy den Code, der dort erscheint.',
    'Wähl diesen Tisch aus. Fertig.',
  ],
  howCode: (code) => `Keine Kamera? Dann tipp dort den Code ${code} ein.`,
  here: 'In diesem Browser zeigen',
};

/** What is said on a big screen without a table, and on the phone that brings it one. */
export const screenWords: ByLanguage<ScreenWords> = withSwiss({ en, de });
