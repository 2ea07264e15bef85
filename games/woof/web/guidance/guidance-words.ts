/** What is said of each thing when it first comes up, in a sentence. */
export const guidanceWords = {
  who: {
    en: 'These two cards are yours, and the higher one is who you are: sheep, dog, hunter, shepherd, wolf, from low to high.',
    de: 'Diese zwei Karten gehören dir, und die höhere bist du: Schaf, Hund, Jäger, Schäfer, Wolf, von niedrig nach hoch.',
  },
  goals: {
    en: 'This is whom you look for: find out who they are before the others find theirs.',
    de: 'Die hier suchst du: Finde heraus, wer sie sind, bevor die anderen ihre gefunden haben.',
  },
  shepherd: {
    en: 'You are the shepherd, the liar: whatever you look at, your token cries wolf, and you score for hunters and dogs who believe it.',
    de: 'Du bist der Schäfer, der Lügner: Was du auch ansiehst, deine Marke ruft Wolf, und du punktest, wenn Jäger und Hunde es glauben.',
  },
  look: {
    en: 'Look, and chance shows you one of somebody’s two cards, while a token tells all others only what it looks like.',
    de: 'Beim Ansehen zeigt dir der Zufall eine von zwei Karten; allen anderen sagt eine Marke nur, wie sie wirkt.',
  },
  ask: {
    en: 'You have two questions a round: the answer is always true, and everybody hears it.',
    de: 'Du hast zwei Fragen pro Runde: Die Antwort ist immer wahr, und alle hören mit.',
  },
  suspect: {
    en: 'Once you are sure, name whom you have found: right and early is worth 2 points, wrong costs an error token.',
    de: 'Bist du sicher, leg dich fest, wer es ist: Früh und richtig bringt 2 Punkte, falsch kostet eine Fehlermarke.',
  },
  token: {
    en: 'A token shows what the card looked like, in the colour of whoever looked; some cards look like something else.',
    de: 'Eine Marke zeigt, wie die Karte wirkt, in der Farbe der Person, die hingesehen hat; manche wirken anders, als sie sind.',
  },
  unknown: {
    en: 'This card shows a “?”: only whoever looked knows what it is.',
    de: 'Diese Karte zeigt ein „?“: Was sie ist, weiß nur, wer hingesehen hat.',
  },
  wolf: {
    en: 'Somebody cries wolf! It may be true, but a shepherd says so of nearly every card, so better check.',
    de: 'Da ruft jemand Wolf! Das kann stimmen, aber der Schäfer sagt das über fast jede Karte: Prüf es lieber nach.',
  },
  answer: {
    en: 'Here lies a question with its answer, and unlike tokens, answers never lie.',
    de: 'Hier liegt eine Frage mit ihrer Antwort, und anders als Marken lügen Antworten nie.',
  },
  notes: {
    en: 'Your notes keep what you have seen and heard, and rule out what cannot be.',
    de: 'Deine Notizen merken sich, was du gesehen und gehört hast, und streichen, was nicht sein kann.',
  },
  early: {
    en: 'Somebody has suspected already: a few early suspicions, and the turns are over for everybody.',
    de: 'Jemand hat sich schon festgelegt: Nach ein paar frühen Verdächtigungen sind die Züge für alle vorbei.',
  },
  final: {
    en: 'The turns are over: suspect now for 1 point, or leave it if you are not sure, since two error tokens end the match.',
    de: 'Die Züge sind vorbei: Ein Verdacht bringt jetzt 1 Punkt, oder du lässt es, denn zwei Fehlermarken beenden die Partie.',
  },
  revealed: {
    en: 'Now all cards lie open: here you see who was who and what everybody scored; after three rounds the most points win.',
    de: 'Jetzt liegt alles offen: Hier siehst du, wer wer war und was es brachte; nach drei Runden gewinnen die meisten Punkte.',
  },
} as const;
