import type { Seat } from '@rudel/kernel';
import { characterOf } from './cards.ts';
import type { Character } from './cards.ts';
import type { Options } from './options.ts';
import { goalsOf, isAbstention } from './suspicions.ts';
import type { GoalVerdict, Judgement, CardPlace, Pointer, Reveal, Suspicion, Verdict } from './types.ts';

const pointsEarly = 2;
const pointsFinal = 1;

/** What a round comes to once all cards and boards lie open (woof 6.2, 6.3, 6.4). */
export function judge(reveal: Reveal, options: Options): Judgement {
  const { pairs, boards, early, baits } = reveal;
  const characters = pairs.map(characterOf);
  const verdicts = boards.map((board, seat) => verdictOn(board, seat, { characters, early, baits, options }));
  const playing = characters.indexOf('P');
  const shepherd = playing === -1 || playing >= boards.length ? null : playing;
  const bonus = shepherd === null ? 0 : verdicts.filter(({ isLured }) => isLured).length;
  const points = verdicts.map((verdict, seat) => verdict.points + (seat === shepherd ? bonus : 0));
  return { characters, verdicts, shepherd, bonus, points };
}

type JudgedRound = Pick<Reveal, 'early' | 'baits'> & {
  readonly characters: readonly Character[];
  readonly options: Options;
};

function verdictOn(board: Suspicion, seat: Seat, scene: JudgedRound): Verdict {
  if (isAbstention(board))
    return { when: 'none', goals: [], isRight: false, points: 0, error: null, isLured: false };
  const { characters, early, options } = scene;
  const isEarly = early.includes(seat);
  const character = characters[seat] as Character;
  const goals = goalsOf(character, options).map((goal, nth) =>
    judgedGoal(goal, board[nth] as Pointer, seat, characters),
  );
  const isRight = goals.every((goal) => goal.isRight);
  const points = isEarly ? pointsEarly : pointsFinal;
  return {
    when: isEarly ? 'early' : 'final',
    goals,
    isRight,
    points: isRight ? points : 0,
    error: isRight ? null : isEarly ? 'red' : 'black',
    isLured: goals.some((goal) => isBaited(goal, character, scene)),
  };
}

/** One goal: a place that plays it, or nobody where no other place does. */
function judgedGoal(
  goal: Character,
  pointer: Pointer,
  seat: Seat,
  characters: readonly Character[],
): GoalVerdict {
  const players: CardPlace[] = [];
  for (const [place, character] of characters.entries()) {
    if (character === goal && place !== seat) players.push(place);
  }
  if (typeof pointer !== 'number') {
    const isRight = players.length === 0;
    const reason = isRight ? 'nobody-plays-it' : 'somebody-plays-it';
    return { goal, pointer, isRight, reason, plays: null, players };
  }
  const plays = characters[pointer] as Character;
  const isRight = plays === goal;
  return { goal, pointer, isRight, reason: isRight ? 'plays-it' : 'plays-other', plays, players };
}

/** A hunter or dog takes for a wolf whom the shepherd called one (woof 6.4). */
function isBaited(
  { goal, pointer, isRight }: GoalVerdict,
  character: Character,
  { baits }: JudgedRound,
): boolean {
  const isHunting = character === 'H' || character === 'D';
  return isHunting && goal === 'W' && !isRight && typeof pointer === 'number' && baits.includes(pointer);
}
