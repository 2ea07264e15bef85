/** What is said of each thing when it first comes up, in a sentence. */
export const guidanceWords = {
  keep: {
    en: 'This time the others guess you: keep the card that you have more to say about, nobody learns what the other one was.',
    de: 'Diesmal raten die anderen dich: Behalt die Karte, zu der dir mehr einfällt; was die andere war, erfährt niemand.',
  },
  scene: {
    en: 'Every turn tells a scene and asks three questions about it, and everybody tries to think like the one it is about.',
    de: 'Jeder Zug erzählt eine Szene und stellt drei Fragen dazu, und alle versuchen, wie die eine Person zu denken.',
  },
  aside: {
    en: 'There are ten silhouettes, and two of them, drawn by lot, are out for this turn.',
    de: 'Es gibt zehn Silhouetten, und zwei davon, vom Los bestimmt, sind in diesem Zug nicht dabei.',
  },
  lay: {
    en: 'For each question you lay your best answer and your worst, six different silhouettes, and a bird may be freedom if you like.',
    de: 'Zu jeder Frage legst du deine beste und deine schlechteste Antwort, sechs verschiedene Silhouetten, und ein Vogel darf auch Freiheit heißen.',
  },
  lock: {
    en: 'All six lie face down: change what you like, then lock them, since every right guess scores for you, too.',
    de: 'Alle sechs liegen verdeckt: Ändere, was du magst, dann leg dich fest, denn jeder Treffer zählt auch für dich.',
  },
  guess: {
    en: 'Which silhouette is the best answer for the one it is about? Tap it; you may change your mind until everybody is ready.',
    de: 'Welche Silhouette ist für die Person, um die es geht, die beste Antwort? Tipp sie an; ändern kannst du es, bis alle so weit sind.',
  },
  show: {
    en: 'The cards are turned over one by one, and you may say a few words with yours.',
    de: 'Die Karten werden nacheinander aufgedeckt, und zu deiner darfst du ein paar Worte sagen.',
  },
  best: {
    en: 'This was the best answer: a point for everybody who guessed it, and each time one for the player who gave it.',
    de: 'Das war die beste Antwort: ein Punkt für alle, die sie erraten haben, und jedes Mal auch einer für die Person, die sie gab.',
  },
  worst: {
    en: 'And this was the worst: whoever took it for the best loses a point.',
    de: 'Und das war die schlechteste: Wer sie für die beste hielt, verliert einen Punkt.',
  },
  trapped: {
    en: 'Somebody has fallen for the worst answer, and that costs a point, even below zero.',
    de: 'Hier ist jemand auf die schlechteste Antwort hereingefallen, und das kostet einen Punkt, auch unter null.',
  },
  track: {
    en: 'On the way to the shrine the cubes of tofu show the points; everybody is guessed equally often, and the most points win.',
    de: 'Auf dem Weg zum Schrein zeigen die Tofuwürfel den Stand; alle werden gleich oft erraten, und die meisten Punkte gewinnen.',
  },
  fewer: {
    en: 'What was turned over is out: six silhouettes are left now, and four for the last question.',
    de: 'Was aufgedeckt wurde, scheidet aus: Jetzt sind noch sechs Silhouetten übrig, bei der letzten Frage vier.',
  },
} as const;
