import type { DeckCard } from '../deck-types.ts';

export const family: readonly DeckCard[] = [
  {
    id: 'sunday-lunch',
    black: false,
    en: {
      scene: 'Sunday lunch at your parents’. The good plates are out. The good mood isn’t, not yet.',
      questions: [
        'Who says grace and goes on for eleven minutes?',
        'How do you get down what was under the silver lid?',
        'What does your mother really mean by “Oh, nothing”?',
      ],
    },
    de: {
      scene: 'Sonntagsessen bei den Eltern. Das gute Geschirr steht schon da, die gute Laune noch nicht.',
      questions: [
        'Wer spricht das Tischgebet und hört elf Minuten nicht mehr auf?',
        'Wie bekommst du hinunter, was unter der silbernen Haube lag?',
        'Was meint deine Mutter, wenn sie sagt: „Ach, nichts“?',
      ],
    },
  },
  {
    id: 'great-aunts-trunk',
    black: false,
    en: {
      scene: 'Great-aunt Olga has left you a locked trunk, a rusty key and one word of advice: “Don’t.”',
      questions: [
        'What stirs when you lift the lid?',
        'Why can you not part with it?',
        'Where do you put it when visitors come?',
      ],
    },
    de: {
      scene:
        'Großtante Olga hat dir eine verschlossene Truhe vermacht, einen rostigen Schlüssel und einen Rat: „Lass es.“',
      questions: [
        'Was regt sich, als du den Deckel hebst?',
        'Warum kannst du dich nicht davon trennen?',
        'Wo bringst du es unter, wenn Besuch kommt?',
      ],
    },
  },
  {
    id: 'family-portrait',
    black: false,
    en: {
      scene: 'For once the whole family poses for a photograph. The timer says ten seconds.',
      questions: [
        'Whom do you put in the back row so that they hardly show?',
        'What dashes through the picture at second nine?',
        'How do you look in it, as you do in every family photograph?',
      ],
    },
    de: {
      scene: 'Ein einziges Mal steht die ganze Familie für ein Foto still. Zehn Sekunden bis zum Auslösen.',
      questions: [
        'Wen stellst du in die hinterste Reihe, damit man ihn kaum sieht?',
        'Was rast bei Sekunde neun durchs Bild?',
        'Wie siehst du darauf aus, wie auf jedem Familienfoto?',
      ],
    },
  },
  {
    id: 'newborn',
    black: false,
    en: {
      scene: 'A baby is born. The whole clan bends over the cradle and thinks the same thing.',
      questions: [
        'Whom does the baby look like?',
        'How do you hold it when it is suddenly put into your arms?',
        'What has the child become by thirty, to everyone’s surprise?',
      ],
    },
    de: {
      scene: 'Ein Kind ist da. Die ganze Sippe beugt sich über die Wiege und denkt das Gleiche.',
      questions: [
        'Wem sieht das Kleine ähnlich?',
        'Wie hältst du es, als man es dir plötzlich in die Arme legt?',
        'Was ist mit dreißig aus dem Kind geworden, zur Überraschung aller?',
      ],
    },
  },
  {
    id: 'game-night',
    black: false,
    en: {
      scene: 'Game night at the in-laws’. “It’s only a game,” says somebody who has never lost one.',
      questions: [
        'Who reads out the rules, footnotes included?',
        'How do you cheat, so clumsily that nobody dares to mention it?',
        'When do you knock the board over, by accident?',
      ],
    },
    de: {
      scene:
        'Spieleabend bei der Schwiegerfamilie. „Ist doch nur ein Spiel“, sagt jemand, der noch nie verloren hat.',
      questions: [
        'Wer liest die Regeln vor, samt Fußnoten?',
        'Wie schummelst du, so plump, dass sich niemand etwas zu sagen traut?',
        'Wann kippst du das Spielbrett um, ganz aus Versehen?',
      ],
    },
  },
  {
    id: 'family-tree',
    black: false,
    en: {
      scene: 'You paid someone to dig up your ancestors. Now the report is here, and it has stains.',
      questions: [
        'Where do you come from, according to the first page?',
        'How did your family earn its bread for six generations?',
        'Which ancestor was cut out of every picture?',
      ],
    },
    de: {
      scene: 'Du hast deine Ahnen erforschen lassen. Nun ist der Bericht da, und er hat Flecken.',
      questions: [
        'Woher kommst du, wenn man Seite eins glauben darf?',
        'Wie verdiente deine Familie sechs Generationen lang ihr Brot?',
        'Welchen Vorfahren hat man aus allen Bildern geschnitten?',
      ],
    },
  },
  {
    id: 'grandmas-attic',
    black: false,
    en: {
      scene:
        'You are helping Grandma clear out the attic. She says it will take an hour. That was on Thursday.',
      questions: [
        'Where do you take a break, well out of Grandma’s sight?',
        'Who wrote the love letters in the biscuit tin?',
        'What will Grandma never throw away, and rightly so?',
      ],
    },
    de: {
      scene:
        'Du hilfst Oma, den Dachboden zu räumen. „Das dauert ein Stündchen“, hat sie gesagt. Das war am Donnerstag.',
      questions: [
        'Wo machst du Pause, außer Sichtweite von Oma?',
        'Von wem sind die Liebesbriefe in der Keksdose?',
        'Was wirft Oma nie im Leben weg, und zwar zu Recht?',
      ],
    },
  },
  {
    id: 'pet-vote',
    black: false,
    en: {
      scene: 'The children want a pet. There is a vote at breakfast, and you lose five to one.',
      questions: [
        'What do the children want, with a signed petition?',
        'What do you bring home instead and call “practically the same”?',
        'Where do you sleep three weeks later, so that it has room?',
      ],
    },
    de: {
      scene: 'Die Kinder wollen ein Haustier. Beim Frühstück wird abgestimmt, und du verlierst eins zu fünf.',
      questions: [
        'Was wollen die Kinder, mit Unterschriftenbogen?',
        'Was bringst du stattdessen heim und nennst es „praktisch dasselbe“?',
        'Wo schläfst du drei Wochen später, damit es Platz hat?',
      ],
    },
  },
];
