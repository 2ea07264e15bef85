import type { GuideWords } from './woof-words.ts';

export const deGuide: GuideWords = {
  open: 'So geht’s',
  title: 'So geht Woof!!',
  close: 'Alles klar',
  aim: 'Alle haben zwei Karten. Die höhere sagt, wer du bist. Finde heraus, wer die anderen sind, und zeig auf die, die du suchst, bevor es andere tun.',
  who: 'Von niedrig nach hoch, und wen sie suchen',
  seeks: (character, goals) => `${character} sucht ${goals}`,
  you: 'du',
  turn: 'Wenn du dran bist, tust du eines davon',
  look: 'Ansehen: Du allein siehst eine Karte von jemandem. Eine Marke sagt allen, wie sie wirkt. Gut, solange du wenig weißt.',
  ask: 'Fragen: Spiel eine deiner zwei Fragekarten aus. Die Antwort ist immer wahr, und alle hören sie. Gut, um sicher zu werden.',
  suspect:
    'Verdacht: Stell deine Zeiger, sobald du sicher bist. Ab deinem zweiten Zug; danach ziehst du in dieser Runde nicht mehr.',
  signs: 'Was an einem Platz liegt',
  token:
    'Platz 3 hat hier im Umlauf 2 hingesehen und sagt: Wolf. Meist stimmt es, aber ein Schäfer ruft bei allem Wolf, und manche Karte wirkt wie eine andere.',
  unknown: 'Diese Karte zeigt „?“: Was sie ist, weiß nur, wer hingesehen hat.',
  answer: 'Eine Frage mit ihrer Antwort: „Wolf, Jäger oder Schäfer?“ – nein.',
  suspected: 'Hat einen Verdacht: Die Zeiger bleiben verdeckt, bis die Runde endet.',
  early: (needed) => `Frühe Verdächtigungen. Bei der ${needed}. sind die Züge zu Ende.`,
  errors:
    'Fehlermarken. Mit einer roten gibt es in der nächsten Runde keinen frühen Verdacht. Zwei davon, und die Partie ist aus.',
  scoring: 'Wenn eine Runde endet',
  points: [
    'Wer noch keinen Verdacht hat, darf jetzt einen wagen oder lässt es.',
    'Früh und alles richtig: 2 Punkte. Am Schluss und alles richtig: 1.',
    'Etwas falsch: eine Fehlermarke, eine rote, wenn es früh war.',
    'Der Schäfer bekommt 1 für jeden Jäger und Hund, der einem falschen Wolf-Ruf glaubt.',
    'Nach drei Runden gewinnen die meisten Punkte.',
  ],
};
