import type { DeckCard } from '../deck-types.ts';

export const family: readonly DeckCard[] = [
  {
    id: 'sunday-lunch',
    black: false,
    en: {
      scene: 'Sunday lunch at your parents’. The good plates are out. The good mood isn’t, not yet.',
      questions: [
        'Who says grace and goes on for eleven minutes?',
        'What is under the silver lid?',
        'What does your mother really mean by “Oh, nothing”?',
      ],
    },
    de: {
      scene: 'Sonntagsessen bei den Eltern. Das gute Geschirr steht schon da, die gute Laune noch nicht.',
      questions: [
        'Wer spricht das Tischgebet und hört elf Minuten nicht mehr auf?',
        'Was liegt unter der silbernen Haube?',
        'Was meint deine Mutter, wenn sie sagt: «Ach, nichts»?',
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
        'Who turns up the next day, claiming to be her child?',
        'What do you hand over so that they leave?',
      ],
    },
    de: {
      scene:
        'Grosstante Olga hat dir eine verschlossene Truhe vermacht, einen rostigen Schlüssel und einen Rat: «Lass es.»',
      questions: [
        'Was regt sich, als du den Deckel hebst?',
        'Wer steht am nächsten Tag vor der Tür und will ihr Kind sein?',
        'Was drückst du der Gestalt in die Hand, damit sie wieder geht?',
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
        'Who looks best in it, as they always do?',
      ],
    },
    de: {
      scene: 'Ein einziges Mal steht die ganze Familie für ein Foto still. Zehn Sekunden bis zum Auslösen.',
      questions: [
        'Wen stellst du in die hinterste Reihe, damit man ihn kaum sieht?',
        'Was rast bei Sekunde neun durchs Bild?',
        'Wer sieht darauf am besten aus, wie immer eigentlich?',
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
        'Who is made godparent after a long debate?',
        'What has the child become by thirty, to everyone’s surprise?',
      ],
    },
    de: {
      scene: 'Ein Kind ist da. Die ganze Sippe beugt sich über die Wiege und denkt das Gleiche.',
      questions: [
        'Wem sieht das Kleine ähnlich?',
        'Wer wird nach langer Debatte Pate?',
        'Was ist mit dreissig aus dem Kind geworden, zur Überraschung aller?',
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
        'Who cheats so clumsily that nobody dares to mention it?',
        'What flies across the table at half past ten?',
      ],
    },
    de: {
      scene:
        'Spieleabend bei der Schwiegerfamilie. «Ist doch nur ein Spiel», sagt jemand, der noch nie verloren hat.',
      questions: [
        'Wer liest die Regeln vor, samt Fussnoten?',
        'Wer schummelt so plump, dass sich niemand etwas zu sagen traut?',
        'Was fliegt um halb elf quer über den Tisch?',
      ],
    },
  },
  {
    id: 'family-tree',
    black: false,
    en: {
      scene: 'You paid someone to dig up your ancestors. Now the report is here, and it has stains.',
      questions: [
        'Who founded your line, in a swamp, around the year 900?',
        'What was the family trade for six generations?',
        'Which ancestor was cut out of every picture?',
      ],
    },
    de: {
      scene: 'Du hast deine Ahnen erforschen lassen. Nun ist der Bericht da, und er hat Flecken.',
      questions: [
        'Wer hat euer Geschlecht begründet, ums Jahr 900, in einem Sumpf?',
        'Womit verdiente die Familie sechs Generationen lang ihr Brot?',
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
        'What comes toppling towards you out of the wardrobe?',
        'Who wrote the love letters in the biscuit tin?',
        'What will Grandma never throw away, and rightly so?',
      ],
    },
    de: {
      scene:
        'Du hilfst Oma, den Dachboden zu räumen. «Das dauert ein Stündchen», hat sie gesagt. Das war am Donnerstag.',
      questions: [
        'Was kippt dir aus dem Schrank entgegen?',
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
        'Who has the best place in your bed three weeks later?',
      ],
    },
    de: {
      scene: 'Die Kinder wollen ein Haustier. Beim Frühstück wird abgestimmt, und du verlierst eins zu fünf.',
      questions: [
        'Was wollen die Kinder, mit Unterschriftenbogen?',
        'Was bringst du stattdessen heim und nennst es «praktisch dasselbe»?',
        'Wer hat drei Wochen später den besten Platz in deinem Bett?',
      ],
    },
  },
];
