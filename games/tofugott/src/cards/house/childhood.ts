import type { DeckCard } from '../deck-types.ts';

export const childhood: readonly DeckCard[] = [
  {
    id: 'under-the-bed',
    black: false,
    en: {
      scene: 'You are six. The light is off. Under the bed somebody breathes in, and not out again.',
      questions: [
        'How do you get to the light switch without touching the floor?',
        'Who protects you, with one ear missing and a button for an eye?',
        'What is the thing under the bed afraid of?',
      ],
    },
    de: {
      scene: 'Du bist sechs. Das Licht ist aus. Unter dem Bett atmet etwas ein und nicht wieder aus.',
      questions: [
        'Wie kommst du zum Lichtschalter, ohne den Boden zu berühren?',
        'Wer beschützt dich, mit nur einem Ohr und einem Knopf als Auge?',
        'Wovor fürchtet sich das Ding unter dem Bett?',
      ],
    },
  },
  {
    id: 'tree-house',
    black: false,
    en: {
      scene: 'Your gang has a tree house. The password changes every hour, mostly to spite one person.',
      questions: [
        'How do you get up once somebody has pulled in the ladder?',
        'What is painted on the flag?',
        'What do you swear the oath on, with spit?',
      ],
    },
    de: {
      scene:
        'Eure Bande hat ein Baumhaus. Das Losungswort wechselt stündlich, vor allem, um jemanden zu ärgern.',
      questions: [
        'Wie kommst du hinauf, wenn jemand die Leiter einzieht?',
        'Was ist auf die Fahne gemalt?',
        'Worauf schwört ihr den Eid, mit Spucke?',
      ],
    },
  },
  {
    id: 'show-and-tell',
    black: false,
    en: {
      scene:
        'Show and tell at nursery school. Everyone has brought something in a cloth bag. Some bags wriggle.',
      questions: [
        'What have you brought?',
        'Why is yours the best, as you explain to them all?',
        'What gets out during the afternoon nap?',
      ],
    },
    de: {
      scene:
        'Im Kindergarten darf jedes Kind sein Lieblingsding zeigen. Alle haben Stoffbeutel dabei. Manche zappeln.',
      questions: [
        'Was hast du mitgebracht?',
        'Warum ist deins das beste, wie du allen erklärst?',
        'Was büxt während des Mittagsschlafs aus?',
      ],
    },
  },
  {
    id: 'when-i-grow-up',
    black: false,
    en: {
      scene: '“And what do you want to be when you grow up?” asks an aunt with very red lips.',
      questions: [
        'What do you want to be, at five?',
        'Where will you live then, with your nine horses?',
        'What have you actually become?',
      ],
    },
    de: {
      scene: '„Und was willst du einmal werden?“, fragt eine Tante mit sehr roten Lippen.',
      questions: [
        'Was willst du mit fünf werden?',
        'Wo wohnst du dann, mit deinen neun Pferden?',
        'Was ist tatsächlich aus dir geworden?',
      ],
    },
  },
  {
    id: 'sandpit',
    black: false,
    en: {
      scene: 'The sandpit at eight in the morning. It is an empire, and it has laws.',
      questions: [
        'How do you come to power, by nine at the latest?',
        'What do you trade for the good shovel?',
        'Where did you bury your treasure and never find it again?',
      ],
    },
    de: {
      scene: 'Der Sandkasten um acht Uhr früh. Er ist ein Reich, und es gibt Gesetze.',
      questions: [
        'Wie kommst du dort an die Macht, bis spätestens neun?',
        'Was tauschst du gegen die gute Schaufel?',
        'Wo hast du deinen Schatz vergraben und nie wiedergefunden?',
      ],
    },
  },
  {
    id: 'babysitter',
    black: false,
    en: {
      scene: 'The new babysitter rings. Your parents say: “Bed by eight!” They have never been so naive.',
      questions: [
        'Who hangs up a coat and asks for the fridge?',
        'Where do you hide at eight o’clock sharp?',
        'What do your parents find when they come home?',
      ],
    },
    de: {
      scene:
        'Es klingelt: die neue Babysitterin. „Um acht ins Bett!“, sagen die Eltern. So naiv waren sie noch nie.',
      questions: [
        'Wer hängt den Mantel auf und fragt nach dem Kühlschrank?',
        'Wo versteckst du dich um Punkt acht?',
        'Was finden die Eltern vor, als sie heimkommen?',
      ],
    },
  },
  {
    id: 'imaginary-friend',
    black: false,
    en: {
      scene: 'The bell rings. On the mat stands your imaginary friend from long ago, with a suitcase.',
      questions: [
        'Whom do you see before you, a little faded but unmistakable?',
        'Why did you never call again?',
        'Whom do you nervously introduce as your new best friend?',
      ],
    },
    de: {
      scene: 'Es läutet. Auf der Matte steht dein unsichtbarer Freund von damals, mit Koffer.',
      questions: [
        'Wen siehst du da vor dir, etwas verblasst, aber unverkennbar?',
        'Warum hast du dich nie mehr gemeldet?',
        'Wen stellst du ihm verlegen als deinen neuen besten Freund vor?',
      ],
    },
  },
  {
    id: 'seventh-birthday',
    black: false,
    en: {
      scene: 'You turn seven. Your parents have hired an entertainer who was the cheapest by far.',
      questions: [
        'Who stumbles in, with balloons and a cough?',
        'How do you blow out the candles?',
        'What did you wish for, with your eyes shut, and promptly got?',
      ],
    },
    de: {
      scene:
        'Du wirst sieben. Deine Eltern haben jemanden für die Unterhaltung gebucht, mit Abstand am billigsten.',
      questions: [
        'Wer stolpert herein, mit Luftballons und Husten?',
        'Wie bläst du die Kerzen aus?',
        'Was hast du dir mit geschlossenen Augen gewünscht und prompt bekommen?',
      ],
    },
  },
];
