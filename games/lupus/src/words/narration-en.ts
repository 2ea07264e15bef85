import type { Narration } from './narration.ts';

/** The narrator in English. */
export const narrationEn: Narration = {
  nightfall: [
    'Night falls. The village closes its eyes.',
    'The last lamp goes out. All eyes are closed.',
    'The moon climbs over the roofs. Everybody sleeps.',
    'Mist creeps up from the river. The village sleeps.',
  ],
  calls: {
    freemason: {
      opens: [
        'The freemasons open their eyes and know each other.',
        'A secret sign in the dark: the freemasons look up.',
        'Freemasons, awake. See who shares your oath.',
      ],
      again: ['Freemasons, once more.'],
      closes: [
        'The freemasons close their eyes.',
        'The oath is renewed; the freemasons sleep.',
        'The secret is safe. The freemasons sleep.',
      ],
    },
    medium: {
      opens: [
        'The medium wakes and listens to the dead.',
        'A cold breath at the window: the medium opens its eyes.',
        'Medium, ask the one they lynched last.',
      ],
      again: ['Medium, once more.'],
      closes: [
        'The voices fade; the medium sleeps.',
        'The medium closes its eyes.',
        'The dead fall silent. The medium sleeps.',
      ],
    },
    seer: {
      opens: [
        'The hour of truth: whoever is a seer, open your eyes.',
        'Second sight awakens. Whoever is a seer, point at somebody.',
        'Whoever is a seer looks through one face tonight.',
        'A mirror, a candle, a question: whoever is a seer, point.',
      ],
      again: [
        'The picture flickers. Whoever is a seer, point once more.',
        'The mirror is still dim. Whoever is a seer, point again.',
        'The flame leaps up once more. Whoever is a seer, point again.',
      ],
      closes: ['The vision fades; all are asleep.', 'Second sight closes its eyes.', 'The candle is out.'],
    },
    bodyguard: {
      opens: [
        'The bodyguard wakes. Whose door shall be guarded?',
        'Bodyguard, at whose threshold do you stand tonight?',
        'Boots on the gravel: the bodyguard chooses a house.',
      ],
      again: ['Bodyguard, once more.'],
      closes: [
        'The bodyguard stands watch, eyes closed for us.',
        'The bodyguard is at its post.',
        'A door is guarded tonight. The bodyguard says no more.',
      ],
    },
    owl: {
      opens: [
        'The owl opens its great eyes and points.',
        'A cry from the barn: whom does the owl look at?',
        'Owl, show us whom they will talk about tomorrow.',
      ],
      again: ['Owl, once more.'],
      closes: [
        'The owl turns its head away.',
        'Wings, then silence: the owl is gone.',
        'The barn is dark again. The owl has seen enough.',
      ],
    },
    wolf: {
      opens: [
        'The werewolves open their eyes: who else is awake?',
        'A howl from the edge of the forest. Werewolves, point.',
        'Fur, teeth, patience: the werewolves are awake.',
        'Something scratches at the doors. Werewolves, choose.',
      ],
      again: [
        'The moon comes out from behind a cloud. Werewolves, point once more.',
        'Not so hasty, werewolves. Point again.',
        'Once more, werewolves: who is it to be?',
      ],
      closes: [
        'The werewolves close their eyes.',
        'The forest is silent again; the werewolves sleep.',
        'Tracks in the mud, nothing else. The werewolves are gone.',
      ],
    },
    mythomaniac: {
      opens: [
        'The mythomaniac wakes and points at the one it wants to be.',
        'Mythomaniac, whose life would you rather have?',
        'Somebody dreams of another skin: the mythomaniac points.',
      ],
      again: ['Mythomaniac, once more.'],
      closes: [
        'The mythomaniac sleeps, as whoever it is now.',
        'The mythomaniac closes its eyes.',
        'The dream goes on. The mythomaniac sleeps.',
      ],
    },
  },
  mourning: [
    'Day breaks, and the bell tolls.',
    'The cock crows. Not everybody gets up.',
    'Morning light, and an open door.',
  ],
  quiet: [
    'Day breaks, and everybody is there.',
    'The cock crows, and everybody gets up.',
    'A quiet night: nobody is missing.',
  ],
  day: [
    'The village meets at the fountain. Who is a werewolf?',
    'Everybody talks at once: who was it?',
    'In the square everybody looks at everybody. Speak.',
  ],
  polling: [
    'Enough words. Everybody lays a token, the ghosts too.',
    'Now the tokens: who is under suspicion?',
    'The talk is over. Everybody names somebody.',
  ],
  judging: [
    'Paw or tuft: the living judge in secret.',
    'Two are accused. The others decide, unseen.',
    'The rope is ready. Paw, or tuft?',
  ],
  spared: [
    'The village cannot decide. Nobody is lynched.',
    'The rope stays unused today.',
    'Nobody hangs today. The village goes home.',
  ],
};
