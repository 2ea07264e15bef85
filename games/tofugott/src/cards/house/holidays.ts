import type { DeckCard } from '../deck-types.ts';

export const holidays: readonly DeckCard[] = [
  {
    id: 'nativity-play',
    black: false,
    en: {
      scene: 'The nativity play opens tonight, and half the cast has flu. You have to improvise.',
      questions: [
        'Who plays the angel?',
        'What lies in the manger?',
        'What do the Wise Men bring, gold being so expensive?',
      ],
    },
    de: {
      scene: 'Heute ist Krippenspiel, und die halbe Besetzung hat Grippe. Du musst improvisieren.',
      questions: [
        'Wer spielt den Engel?',
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
        'Who does the round instead?',
        'What pulls the sleigh?',
        'What is stuck in your chimney in the morning?',
      ],
    },
    de: {
      scene: 'Der Weihnachtsmann hat einen Hexenschuss. Die Geschenke müssen trotzdem verteilt werden.',
      questions: [
        'Wer dreht für ihn die Runde?',
        'Was zieht den Schlitten?',
        'Was steckt am Morgen in deinem Kamin fest?',
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
        'Who is already asleep at ten to twelve?',
      ],
    },
    de: {
      scene: 'Silvester. Du giesst Blei ins kalte Wasser, und alle beugen sich über die Schüssel.',
      questions: [
        'Wonach sieht dein Klumpen aus, wenn man ihn gutwillig dreht?',
        'Worauf willst du im neuen Jahr feierlich verzichten?',
        'Wer schläft schon um zehn vor zwölf?',
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
        'With what do you wake up, still in costume, on a tram?',
      ],
    },
    de: {
      scene: 'Fasnacht. Das Kostüm ist drei Nummern zu klein und war das letzte im Laden.',
      questions: [
        'Was sollst du darstellen?',
        'Wer kommt im genau gleichen Kostüm und sieht besser aus?',
        'Neben wem erwachst du in der Strassenbahn, noch immer verkleidet?',
      ],
    },
  },
  {
    id: 'egg-hunt',
    black: false,
    en: {
      scene: 'The Easter bunny has resigned. Somebody must hide the eggs by sunrise.',
      questions: [
        'Who volunteers, the basket already in hand?',
        'What hatches from the egg behind the sofa?',
        'Who finds none and makes a scene?',
      ],
    },
    de: {
      scene: 'Der Osterhase hat gekündigt. Bis Sonnenaufgang muss jemand die Eier verstecken.',
      questions: [
        'Wer meldet sich, das Körbchen schon in der Hand?',
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
        'Who hides behind your curtain and pretends that nobody is in?',
      ],
    },
    de: {
      scene: 'Halloween. Die Süssigkeiten sind alle, und es klingelt noch einmal.',
      questions: [
        'Was steht vor der Tür und ist nicht verkleidet?',
        'Was legst du in den Sack?',
        'Wer versteckt sich hinter deinem Vorhang und tut, als wäre keiner da?',
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
        'What do you give them?',
        'What do you unwrap yourself, smiling bravely?',
      ],
    },
    de: {
      scene: 'Wichteln: Alle ziehen einen Namen aus dem Hut. Du liest deinen Zettel und wirst bleich.',
      questions: [
        'Wen hast du gezogen, ausgerechnet?',
        'Was schenkst du dieser Person?',
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
        'Who gives the speech?',
        'What do the villagers vote on to the new coat of arms?',
        'What goes up in the air too soon?',
      ],
    },
    de: {
      scene: 'Nationalfeiertag im Dorf. Blasmusik, Bratwürste und eine Rakete, auf die niemand achtgibt.',
      questions: [
        'Wer hält die Ansprache?',
        'Was kommt per Volksabstimmung aufs neue Gemeindewappen?',
        'Was geht zu früh in die Luft?',
      ],
    },
  },
];
