/** What is said of each thing when it first comes up, in a sentence. */
export const guidanceWords = {
  aim: {
    en: 'A round is seven tricks: in each, everybody rolls a die, the highest takes them all, and the wolves among them are what counts.',
    de: 'Eine Runde sind sieben Stiche: Jedes Mal werfen alle einen Würfel, der höchste nimmt alle, und was zählt, sind die Wölfe darunter.',
  },
  hunter: {
    en: 'You hold a green hunter, so you hunt, together with whoever has the other one: nobody says who that is.',
    de: 'Du hast einen grünen Jäger, also jagst du, zusammen mit der Person, die den anderen hat: Wer das ist, sagt niemand.',
  },
  forest: {
    en: 'You have no green hunter, so you live in the forest: two hunters play against you, and the fourth player is with you.',
    de: 'Du hast keinen grünen Jäger, also gehörst du zum Wald: Zwei jagen, und die vierte Person hält zu dir.',
  },
  roll: {
    en: 'Now it is your turn to roll: tap one of your dice, and below it you see what it can show.',
    de: 'Jetzt wirfst du: Tipp einen deiner Würfel an; darunter steht, was er zeigen kann.',
  },
  goblin: {
    en: 'Your goblin makes the die that fell last roll again, whoever rolled it, and you have one a round: let the die lie if you want to save it.',
    de: 'Dein Kobold lässt den letzten Würfel noch einmal rollen, egal von wem, und du hast einen pro Runde: Willst du ihn aufheben, lass den Würfel liegen.',
  },
  mushroom: {
    en: 'A mushroom poisons every hunter in its trick, so that they cannot win; its symbol even wins at once.',
    de: 'Ein Fliegenpilz vergiftet jeden Jäger im Stich, sodass der nicht gewinnen kann; sein Symbol gewinnt sogar sofort.',
  },
  fox: {
    en: 'With one fox in the trick everything is upside down and the lowest number wins; a second fox undoes that.',
    de: 'Mit einem Fuchs im Stich steht alles kopf, und die niedrigste Zahl gewinnt; ein zweiter hebt das wieder auf.',
  },
  bee: {
    en: 'A bee does not compete: whoever rolls it lays it at somebody’s die, where it adds its number or takes it away.',
    de: 'Eine Biene spielt nicht selbst mit: Man legt sie zu jemandem, und dort zählt sie dazu oder ab.',
  },
  lay: {
    en: 'Your bee needs a place: a plus helps somebody win the trick, a minus spoils it for them.',
    de: 'Deine Biene sucht einen Platz: Ein Plus hilft jemandem zum Stich, ein Minus verdirbt ihn.',
  },
  unmasked: {
    en: 'A hunter! Only those who hunt have one, so now you know which side this player is on.',
    de: 'Ein Jäger! Den hat nur, wer jagt: Jetzt weißt du, auf welcher Seite diese Person steht.',
  },
  trick: {
    en: 'The highest number takes all dice of the trick, among equals the one that fell first, and leads the next.',
    de: 'Die höchste Zahl nimmt alle Würfel des Stichs, bei gleichen die frühere, und wirft als Nächste zuerst.',
  },
  wolves: {
    en: 'Of all the dice you take only the wolves count: there are fifteen, and the side with eight wins the round.',
    de: 'Von den Würfeln im Stich zählen nur die Wölfe: Es gibt fünfzehn, und acht davon gewinnen die Runde.',
  },
  counted: {
    en: 'After seven tricks all know who was with whom: the winners both score the wolves of their side.',
    de: 'Nach sieben Stichen wissen alle, wer zu wem gehörte: Wer gewinnt, bekommt die Wölfe der eigenen Seite gutgeschrieben.',
  },
} as const;
