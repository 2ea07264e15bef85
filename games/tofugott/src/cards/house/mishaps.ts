import type { DeckCard } from '../deck-types.ts';

export const mishaps: readonly DeckCard[] = [
  {
    id: 'overflow',
    black: false,
    en: {
      scene: 'You only wanted a bath. Then the phone rang, and now the stairs are a waterfall.',
      questions: [
        'What is blocking the drain?',
        'Who lives below and comes up with an umbrella?',
        'What floats past you out of the wardrobe, in good spirits?',
      ],
    },
    de: {
      scene: 'Du wolltest nur baden. Dann klingelte das Telefon, und jetzt ist die Treppe ein Wasserfall.',
      questions: [
        'Was verstopft den Abfluss?',
        'Wer wohnt unter dir und kommt mit dem Schirm herauf?',
        'Was treibt bester Laune aus dem Schrank an dir vorbei?',
      ],
    },
  },
  {
    id: 'just-the-ends',
    black: false,
    en: {
      scene: '“Just the ends,” you said. Then the hairdresser saw something in you.',
      questions: [
        'What do you look like now?',
        'Who did this to you and stands there, touched?',
        'What do you wear on your head until it has grown back?',
      ],
    },
    de: {
      scene: '«Nur die Spitzen», hast du gesagt. Dann sah jemand mit der Schere etwas in dir.',
      questions: [
        'Wie siehst du jetzt aus?',
        'Wer hat dir das angetan und steht gerührt daneben?',
        'Was trägst du auf dem Kopf, bis es nachgewachsen ist?',
      ],
    },
  },
  {
    id: 'one-screw-left',
    black: false,
    en: {
      scene: 'It was meant to be a wardrobe. The instructions had four pages, of which you have three.',
      questions: [
        'What does it look like, now that it is finished?',
        'What have you got left over?',
        'Whom do you let sit on it first?',
      ],
    },
    de: {
      scene: 'Es hätte ein Schrank werden sollen. Die Anleitung hatte vier Seiten, du hast drei.',
      questions: [
        'Wonach sieht es aus, jetzt, wo es fertig ist?',
        'Was ist übrig geblieben?',
        'Wen lässt du als Erstes darauf sitzen?',
      ],
    },
  },
  {
    id: 'locked-out',
    black: false,
    en: {
      scene: 'Minus five degrees. You, a bathrobe, and the sound of the door falling shut.',
      questions: [
        'Whom do you ring first?',
        'What sits on your sofa inside and watches you through the window?',
        'As what do you squeeze through the cat flap?',
      ],
    },
    de: {
      scene: 'Minus fünf Grad. Du, ein Bademantel und das Geräusch der zufallenden Tür.',
      questions: [
        'Wen rufst du als Erstes an?',
        'Was sitzt drinnen auf deinem Sofa und schaut dir zu?',
        'Als was zwängst du dich durch die Katzenklappe?',
      ],
    },
  },
  {
    id: 'reply-all',
    black: false,
    en: {
      scene: 'It was a very honest e-mail. It went to everybody.',
      questions: [
        'Whom was it about, in capital letters?',
        'What was in the picture you had attached?',
        'What do you send round afterwards, to distract them?',
      ],
    },
    de: {
      scene: 'Es war eine sehr ehrliche E-Mail. Sie ging an alle.',
      questions: [
        'Um wen ging es darin, in Grossbuchstaben?',
        'Was war auf dem Bild, das dranhing?',
        'Was schickst du hinterher, um abzulenken?',
      ],
    },
  },
  {
    id: 'toppled-statue',
    black: false,
    en: {
      scene: 'You only meant to park. Now the town’s founder lies on the ground, in two pieces.',
      questions: [
        'What was it a statue of?',
        'What do you hastily stand on the pedestal?',
        'Who has watched it all and is grinning?',
      ],
    },
    de: {
      scene: 'Du wolltest nur einparken. Nun liegt das Stadtdenkmal am Boden, in zwei Teilen.',
      questions: [
        'Was stellte es dar?',
        'Was stellst du eilig auf den Sockel?',
        'Wer hat zugeschaut und grinst?',
      ],
    },
  },
  {
    id: 'power-cut',
    black: false,
    en: {
      scene:
        'The light goes out in the whole town. After a moment you hear a chair being moved. You live alone.',
      questions: [
        'Who has just got up?',
        'Who rings at your door, asking for candles?',
        'For whom is this the best evening in years?',
      ],
    },
    de: {
      scene: 'In der ganzen Stadt geht das Licht aus. Kurz darauf wird ein Stuhl gerückt. Du wohnst allein.',
      questions: [
        'Wer ist da gerade aufgestanden?',
        'Wer klingelt und bittet um Kerzen?',
        'Für wen ist das der schönste Abend seit Jahren?',
      ],
    },
  },
  {
    id: 'hypnotist',
    black: false,
    en: {
      scene: 'The hypnotist snapped his fingers, took his bow and then ran for his train.',
      questions: [
        'What do you believe you are?',
        'Who makes use of it straight away?',
        'The sight of what wakes you up at last?',
      ],
    },
    de: {
      scene: 'Der Hypnotiseur schnippte mit den Fingern, verbeugte sich und musste dann auf den Zug.',
      questions: [
        'Was glaubst du zu sein?',
        'Wer nutzt das sofort aus?',
        'Bei wessen Anblick erwachst du endlich?',
      ],
    },
  },
];
