import type { DeckCard } from '../deck-types.ts';

export const blackPower: readonly DeckCard[] = [
  {
    id: 'campaign',
    black: true,
    en: {
      scene: 'You are running for president. Your conscience has been given the week off.',
      questions: [
        'How do you shake hands on the market square?',
        'What do you promise every household?',
        'What is found in your cellar, a week before the vote?',
      ],
    },
    de: {
      scene: 'Du kandidierst fürs höchste Amt im Land. Dein Gewissen hat diese Woche frei.',
      questions: [
        'Wie schüttelst du auf dem Marktplatz Hände?',
        'Was versprichst du jedem Haushalt?',
        'Was findet man in deinem Keller, eine Woche vor der Wahl?',
      ],
    },
  },
  {
    id: 'dictator-for-a-day',
    black: true,
    en: {
      scene: 'At seven o’clock you become dictator, for one day only. The uniform itches.',
      questions: [
        'How do you wave from the balcony?',
        'What do you make everybody wear by noon?',
        'Who overthrows you before supper?',
      ],
    },
    de: {
      scene: 'Um sieben Uhr beginnt deine Diktatur, nur für einen Tag. Die Uniform kratzt.',
      questions: [
        'Wie winkst du vom Balkon?',
        'Was müssen bis Mittag alle tragen, auf deinen Befehl?',
        'Wer stürzt dich noch vor dem Abendessen?',
      ],
    },
  },
  {
    id: 'lifeboat',
    black: true,
    en: {
      scene: 'The lifeboat holds seven. You are eight, and everybody is being terribly polite.',
      questions: [
        'Who has to go, in everyone’s unspoken opinion?',
        'Why should you stay, of all people?',
        'Who has been sitting on the biscuits all along?',
      ],
    },
    de: {
      scene: 'Das Rettungsboot fasst sieben. Ihr seid acht, und alle sind furchtbar höflich.',
      questions: [
        'Wer muss über Bord, wie alle insgeheim finden?',
        'Warum solltest gerade du bleiben?',
        'Wer saß die ganze Zeit auf den Keksen?',
      ],
    },
  },
  {
    id: 'open-day',
    black: true,
    en: {
      scene: 'The farm has an open day. Lunch is still walking about.',
      questions: [
        'Whom have you just made friends with?',
        'What is on your plate at noon?',
        'What have you become by evening, out of shame?',
      ],
    },
    de: {
      scene: 'Der Bauernhof hat Tag der offenen Tür. Das Mittagessen läuft noch herum.',
      questions: [
        'Mit wem hast du dich soeben angefreundet?',
        'Was liegt am Mittag auf deinem Teller?',
        'Was bist du am Abend geworden, vor lauter Scham?',
      ],
    },
  },
  {
    id: 'making-it-lean',
    black: true,
    en: {
      scene: 'A consultant has come to make the firm lean. She has a laser pointer and no lunch.',
      questions: [
        'What is she really, under the suit?',
        'How do you look busy when she comes by?',
        'Where do you work now, since the desks are gone?',
      ],
    },
    de: {
      scene: 'Eine Beraterin soll die Firma verschlanken. Sie hat einen Laserpointer und isst nie.',
      questions: [
        'Was ist sie in Wahrheit, unter dem Anzug?',
        'Wie wirkst du beschäftigt, wenn sie vorbeikommt?',
        'Wo arbeitest du jetzt, weil die Schreibtische weg sind?',
      ],
    },
  },
  {
    id: 'compromising-photos',
    black: true,
    en: {
      scene: 'An envelope under the door. In it a photograph, and on the back a sum.',
      questions: [
        'What is in the photograph with you, in black leather?',
        'Where was it taken, going by the wallpaper?',
        'What do you pay with, since you have no money?',
      ],
    },
    de: {
      scene: 'Ein Umschlag unter der Tür. Darin ein Foto und auf der Rückseite eine Summe.',
      questions: [
        'Was ist mit dir auf dem Foto, in schwarzem Leder?',
        'Wo wurde es aufgenommen, der Tapete nach zu schließen?',
        'Womit bezahlst du, weil du kein Geld hast?',
      ],
    },
  },
  {
    id: 'runaway-tram',
    black: true,
    en: {
      scene: 'A runaway tram, two tracks, one lever. Your hand is on it, and people are watching.',
      questions: [
        'Who lies on the left-hand track and looks at you with big eyes?',
        'Whose way do you throw the lever?',
        'Who should have been driving and was fetching a coffee?',
      ],
    },
    de: {
      scene:
        'Eine Straßenbahn ohne Fahrer, zwei Gleise, ein Hebel. Deine Hand liegt darauf, und alle schauen zu.',
      questions: [
        'Wer liegt auf dem linken Gleis und macht große Augen?',
        'In wessen Richtung legst du den Hebel um?',
        'Wer hätte fahren sollen und war Kaffee holen?',
      ],
    },
  },
  {
    id: 'custom-hell',
    black: true,
    en: {
      scene: 'Hell is made to measure. You are handed the brochure for yours.',
      questions: [
        'Who shares the cauldron with you?',
        'What is on the menu, for ever?',
        'Why are you there, according to the brochure?',
      ],
    },
    de: {
      scene: 'Die Hölle ist maßgeschneidert. Man reicht dir den Prospekt für deine.',
      questions: [
        'Wer sitzt mit dir im Kessel?',
        'Was steht auf dem Speiseplan, für immer?',
        'Warum bist du dort, laut Prospekt?',
      ],
    },
  },
];
