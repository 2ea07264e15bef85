import type { DeckCard } from '../deck-types.ts';

export const mishaps: readonly DeckCard[] = [
  {
    id: 'overflow',
    black: false,
    en: {
      scene: 'You only wanted a bath. Then the phone rang, and now the stairs are a waterfall.',
      questions: [
        'What is blocking the drain?',
        'How do you get down the stairs now?',
        'What floats past you out of the wardrobe, in good spirits?',
      ],
    },
    de: {
      scene: 'Du wolltest nur baden. Dann klingelte das Telefon, und jetzt ist die Treppe ein Wasserfall.',
      questions: [
        'Was verstopft den Abfluss?',
        'Wie kommst du jetzt die Treppe hinunter?',
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
        'What sound do you make in front of the mirror?',
        'What do you wear on your head until it has grown back?',
      ],
    },
    de: {
      scene: '„Nur die Spitzen“, hast du gesagt. Dann sah jemand mit der Schere etwas in dir.',
      questions: [
        'Wie siehst du jetzt aus?',
        'Was für einen Laut gibst du vor dem Spiegel von dir?',
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
        'Where do you put it, since it is too wide for the door?',
        'Whom do you let sit on it first?',
      ],
    },
    de: {
      scene: 'Es hätte ein Schrank werden sollen. Die Anleitung hatte vier Seiten, du hast drei.',
      questions: [
        'Wonach sieht es aus, jetzt, wo es fertig ist?',
        'Wo stellst du es hin, weil es durch keine Tür passt?',
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
        'How do you squeeze through the cat flap?',
      ],
    },
    de: {
      scene: 'Minus fünf Grad. Du, ein Bademantel und das Geräusch der zufallenden Tür.',
      questions: [
        'Wen rufst du als Erstes an?',
        'Was sitzt drinnen auf deinem Sofa und schaut dir zu?',
        'Wie zwängst du dich durch die Katzenklappe?',
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
        'Where do you lie low until Friday?',
        'What do you send round afterwards, to distract them?',
      ],
    },
    de: {
      scene: 'Es war eine sehr ehrliche E-Mail. Sie ging an alle.',
      questions: [
        'Um wen ging es darin, in Großbuchstaben?',
        'Wo tauchst du bis Freitag unter?',
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
        'How do you drive off, whistling?',
      ],
    },
    de: {
      scene: 'Du wolltest nur einparken. Nun liegt das Stadtdenkmal am Boden, in zwei Teilen.',
      questions: [
        'Was stellte es dar?',
        'Was stellst du eilig auf den Sockel?',
        'Wie fährst du davon, leise pfeifend?',
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
        'How do you find your way to the candles?',
        'Who is having the best evening in years?',
      ],
    },
    de: {
      scene: 'In der ganzen Stadt geht das Licht aus. Kurz darauf wird ein Stuhl gerückt. Du wohnst allein.',
      questions: [
        'Wer ist da gerade aufgestanden?',
        'Wie findest du im Dunkeln zu den Kerzen?',
        'Wer erlebt gerade den schönsten Abend seit Jahren?',
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
        'How do you get home, in this condition?',
        'What wakes you up at last?',
      ],
    },
    de: {
      scene: 'Der Hypnotiseur schnippte mit den Fingern, verbeugte sich und musste dann auf den Zug.',
      questions: [
        'Was glaubst du zu sein?',
        'Wie kommst du in diesem Zustand heim?',
        'Wovon wachst du endlich auf?',
      ],
    },
  },
];
