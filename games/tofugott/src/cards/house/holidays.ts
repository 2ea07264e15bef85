import type { DeckCard } from '../deck-types.ts';

export const holidays: readonly DeckCard[] = [
  {
    id: 'nativity-play',
    black: false,
    en: {
      scene: 'The nativity play opens tonight, and half the cast has flu. You have to improvise.',
      questions: [
        'What do you play, since the donkey is ill in bed?',
        'What lies in the manger?',
        'What do the Wise Men bring, gold being so expensive?',
      ],
    },
    de: {
      scene: 'Heute ist Krippenspiel, und die halbe Besetzung hat Grippe. Du musst improvisieren.',
      questions: [
        'Was spielst du, weil der Esel im Bett liegt?',
        'Was liegt in der Krippe?',
        'Was bringen die Weisen, weil Gold so teuer geworden ist?',
      ],
    },
  },
  {
    id: 'santas-back',
    black: false,
    en: {
      scene: 'Father Christmas has put his back out. The presents must be delivered all the same.',
      questions: [
        'Why do they choose you to do the round?',
        'What pulls the sleigh?',
        'How do you fit through the chimneys?',
      ],
    },
    de: {
      scene: 'Der Weihnachtsmann hat einen Hexenschuss. Die Geschenke müssen trotzdem verteilt werden.',
      questions: [
        'Warum sollst ausgerechnet du die Runde drehen?',
        'Was zieht den Schlitten?',
        'Wie kommst du durch die Kamine?',
      ],
    },
  },
  {
    id: 'molten-lead',
    black: false,
    en: {
      scene: 'New Year’s Eve. You drop molten lead into cold water, and all bend over the bowl.',
      questions: [
        'What does your lump look like, turned with goodwill?',
        'What do you solemnly give up for the coming year?',
        'Where are you at midnight, instead of on the balcony?',
      ],
    },
    de: {
      scene: 'Silvester. Du gießt Blei ins kalte Wasser, und alle beugen sich über die Schüssel.',
      questions: [
        'Wonach sieht dein Klumpen aus, wenn man ihn gutwillig dreht?',
        'Worauf willst du im neuen Jahr feierlich verzichten?',
        'Wo bist du um Mitternacht, statt auf dem Balkon?',
      ],
    },
  },
  {
    id: 'carnival',
    black: false,
    en: {
      scene: 'Carnival. The costume is three sizes too small, and it was the last one in the shop.',
      questions: [
        'What are you supposed to be?',
        'Who comes in the very same costume and looks better in it?',
        'Where do you wake up, still in costume?',
      ],
    },
    de: {
      scene: 'Karneval. Das Kostüm ist drei Nummern zu klein und war das letzte im Laden.',
      questions: [
        'Was sollst du darstellen?',
        'Wer kommt im genau gleichen Kostüm und sieht besser aus?',
        'Wo wachst du auf, noch immer verkleidet?',
      ],
    },
  },
  {
    id: 'egg-hunt',
    black: false,
    en: {
      scene: 'The Easter bunny has resigned. Somebody must hide the eggs by sunrise.',
      questions: [
        'Where do you hide the eggs, far too well?',
        'What hatches from the egg behind the sofa?',
        'Who finds none and makes a scene?',
      ],
    },
    de: {
      scene: 'Der Osterhase hat gekündigt. Bis Sonnenaufgang muss jemand die Eier verstecken.',
      questions: [
        'Wo versteckst du die Eier, viel zu gut?',
        'Was schlüpft aus dem Ei hinter dem Sofa?',
        'Wer findet kein einziges und macht ein Theater?',
      ],
    },
  },
  {
    id: 'trick-or-treat',
    black: false,
    en: {
      scene: 'Halloween. You have run out of sweets, and the bell rings once more.',
      questions: [
        'What stands at the door and is not wearing a costume?',
        'What do you put in its bag?',
        'How do you pretend to be out, the next time it rings?',
      ],
    },
    de: {
      scene: 'Halloween. Die Süßigkeiten sind alle, und es klingelt noch einmal.',
      questions: [
        'Was steht vor der Tür und ist nicht verkleidet?',
        'Was legst du in den Sack?',
        'Wie tust du beim nächsten Klingeln so, als wärst du nicht da?',
      ],
    },
  },
  {
    id: 'secret-santa',
    black: false,
    en: {
      scene:
        'Everyone draws a name from a hat and gives that person a present. You read your slip and go pale.',
      questions: [
        'Whose name have you drawn, of all names?',
        'How do you wrap it, so that it looks like more?',
        'What do you unwrap yourself, smiling bravely?',
      ],
    },
    de: {
      scene: 'Wichteln: Alle ziehen einen Namen aus dem Hut. Du liest deinen Zettel und wirst bleich.',
      questions: [
        'Wen hast du gezogen, ausgerechnet?',
        'Wie verpackst du das Geschenk, damit es nach mehr aussieht?',
        'Was packst du selber aus, tapfer lächelnd?',
      ],
    },
  },
  {
    id: 'village-fete',
    black: false,
    en: {
      scene: 'National day in the village. Brass band, sausages, and a rocket that nobody is watching.',
      questions: [
        'Why do you have to give the speech, of all people?',
        'What do the villagers vote on to the new coat of arms?',
        'Where does the rocket come down?',
      ],
    },
    de: {
      scene: 'Nationalfeiertag im Dorf. Blasmusik, Bratwürste und eine Rakete, auf die niemand achtgibt.',
      questions: [
        'Warum musst du die Ansprache halten, und nicht der Bürgermeister?',
        'Was kommt per Volksabstimmung aufs neue Gemeindewappen?',
        'Wo kommt die Rakete wieder herunter?',
      ],
    },
  },
];
