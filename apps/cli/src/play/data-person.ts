import type { OpenObject } from '@rudel/kernel';
import { choicesOf } from './choices.ts';
import { askYesOrNo, letterOf } from './person.ts';
import type { Person, Surroundings } from './person.ts';
import { listedMoves, understood } from './understood.ts';

/** A program at the other end: every message is an object on a line, every answer a move or y, n, q. */
export function dataPerson(around: Surroundings): Person {
  const { io, game, language } = around;
  const send = (data: OpenObject): void => io.out(`${JSON.stringify(data)}\n`);

  return {
    sitsDown: ({ seat, players }) => send({ seat, players }),
    hears: (told) => send({ told }),
    confirms(question) {
      send({ question: question.trim() });
      return askYesOrNo(around, '');
    },
    async decides({ view }) {
      const all = listedMoves({ game, view, language }, letterOf);
      const status = game.words[language].status(view, letterOf);
      const moves = all.map(({ text, label }) => ({ move: text, label }));
      send({ asked: { sight: game.player.sight.format(view), status, moves } });
      for (;;) {
        const typed = (await io.ask(''))?.trim() ?? 'q';
        if (typed === 'q') return null;
        const choices = all.map((one) => ({ title: one.label, moves: [one] }));
        const meaning = understood(typed, { game, view, language, all, choices });
        if (meaning.kind === 'move') return meaning.move;
        if (meaning.kind === 'wrong') send({ refused: { sentence: meaning.sentence, ...meaning.details } });
        else send({ narrowed: choicesOf(meaning.moves).map(({ title }) => title) });
      }
    },
    putsAway: (file, command) => send({ kept: file, resume: command }),
    leaves: (command) => send({ left: true, resume: command }),
    seesTheEnd: (_, { winners, scores }, file) => send({ over: { winners, scores }, record: file }),
  };
}
