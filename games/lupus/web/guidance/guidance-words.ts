/** What is said of each thing when it first comes up, in a sentence. */
export const guidanceWords = {
  call: {
    en: 'At night one character after another is called, and each time everybody alive taps somebody, so that nobody can tell who is meant.',
    de: 'Nachts wird ein Charakter nach dem anderen aufgerufen, und jedes Mal tippen alle Lebenden jemanden an: So merkt niemand, wer gemeint ist.',
  },
  seer: {
    en: 'This call is yours: tap somebody and confirm, and you alone learn whether that player is a werewolf.',
    de: 'Dieser Aufruf gilt dir: Tipp jemanden an und bestätige, dann erfährst nur du, ob es ein Werwolf ist.',
  },
  wolf: {
    en: 'This call is yours: the werewolves pick somebody together, pointing twice, and the second time counts.',
    de: 'Dieser Aufruf gilt dir: Ihr Werwölfe sucht gemeinsam jemanden aus, zeigt dabei zweimal, und das zweite Mal gilt.',
  },
  idle: {
    en: 'This call is not yours, so your tap decides nothing: tap whom you suspect, and you find it again in your notes.',
    de: 'Dieser Aufruf gilt dir nicht, dein Tippen entscheidet also nichts: Tipp an, wen du verdächtigst, das merkt sich deine Karte.',
  },
  card: {
    en: 'Hold your card to look at it: it says who you are, whom you win with and what you have learned at night.',
    de: 'Halt deine Karte gedrückt, um sie anzusehen: Sie sagt dir, wer du bist, mit wem du gewinnst und was du nachts erfahren hast.',
  },
  sides: {
    en: 'The humans win when the last werewolf is dead, the werewolves as soon as they are as many as all the others together.',
    de: 'Die Menschen gewinnen, wenn der letzte Werwolf tot ist, die Werwölfe, sobald sie so viele sind wie alle anderen zusammen.',
  },
  talk: {
    en: 'By day you talk in ready-made statements, six at most: suspect, trust, claim, report, and lying is allowed.',
    de: 'Am Tag redet ihr mit fertigen Aussagen, höchstens sechs: verdächtigen, vertrauen, behaupten, berichten, und Lügen ist erlaubt.',
  },
  claim: {
    en: 'Somebody claims to be something; the sign stays at their seat, but nobody has to tell the truth, and two claims may clash.',
    de: 'Jemand gibt sich als etwas aus; das Zeichen bleibt am Platz stehen, aber wahr sein muss es nicht, und zwei können sich widersprechen.',
  },
  ready: {
    en: 'Heard enough? Say so here, and as soon as all are ready, the village votes.',
    de: 'Genug gehört? Sag es hier, und sobald alle so weit sind, stimmt das Dorf ab.',
  },
  vote: {
    en: 'First vote, for all to see: tap whom you accuse, and the two with the most tokens become suspects.',
    de: 'Die erste Abstimmung ist offen: Tipp an, wen du anklagst; die zwei mit den meisten Plättchen werden verdächtig.',
  },
  suspects: {
    en: 'These two are suspects, paw and tuft: each may say something in their defence now.',
    de: 'Diese zwei sind verdächtig, Pfote und Fell: Jetzt darf sich jeder von ihnen verteidigen.',
  },
  verdict: {
    en: 'Second vote, in secret and by the living alone: choose which of the two is lynched.',
    de: 'Die zweite Abstimmung ist geheim und nur für die Lebenden: Wähl, wer von beiden gelyncht wird.',
  },
  dead: {
    en: 'Whoever dies becomes a ghost and keeps silent; the card stays secret, so think about what this player was.',
    de: 'Wer stirbt, wird ein Geist und schweigt; die Karte bleibt geheim, also überleg dir, wer das war.',
  },
  ghost: {
    en: 'You are a ghost now: you say nothing more, but you still have a token in the first vote and win with your side.',
    de: 'Du bist jetzt ein Geist: Du sagst nichts mehr, legst aber weiter dein Plättchen und gewinnst mit deiner Seite.',
  },
} as const;
