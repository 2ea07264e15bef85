import type { NameOf } from '@rudel/kernel';
import { SeatBadge } from '@rudel/ui/seat-badge';
import { listed } from '@rudel/ui/words';
import type { Card, Character, GoalVerdict, CardPlace, Verdict } from '@rudel/woof/page';
import { CardFace } from '../cards/card.tsx';
import { Emblem } from '../cards/emblems.tsx';
import type { Drawing } from '../drawing.ts';
import type { TurnedUp } from '../logic/turned-up.ts';
import type { WoofWords } from '../words.ts';

type PlaceRevealedProps = {
  readonly drawing: Drawing;
  readonly turnedUp: TurnedUp;
  readonly place: CardPlace;
};

/** One place of a round that lies open: its cards, its suspicion with the reasons, and what it brought. */
export function PlaceRevealed({ drawing, turnedUp, place }: PlaceRevealedProps) {
  const words = drawing.words.value;
  const { reveal, judgement } = turnedUp;
  const character = judgement.characters[place] as Character;
  const verdict = judgement.verdicts[place];
  const bonus = judgement.shepherd === place ? judgement.bonus : 0;
  return (
    <li
      class="woof-revealed"
      data-own={place === drawing.play.eye}
      data-verdict={
        verdict === undefined || verdict.when === 'none' ? 'none' : verdict.isRight ? 'right' : 'wrong'
      }
    >
      <SeatBadge seat={place} size={30} label="" />
      <span class="woof-revealed-who">
        <bdi>{drawing.nameOf(place)}</bdi>
        <strong data-of={character}>
          <Emblem of={character} /> {words.characters[character]}
        </strong>
      </span>
      <span class="woof-pair">
        {(reveal.pairs[place] ?? []).map((card: Card, nth) => (
          <CardFace key={nth} card={card} words={words} />
        ))}
      </span>
      {verdict !== undefined && (
        <>
          <Judged verdict={verdict} words={words} nameOf={drawing.nameOf} />
          <Gain verdict={verdict} bonus={bonus} words={words} />
        </>
      )}
    </li>
  );
}

type JudgedProps = {
  readonly verdict: Verdict;
  readonly words: WoofWords;
  readonly nameOf: NameOf;
};

/** A suspicion, goal by goal, with the reason why it is right or wrong. */
export function Judged({ verdict, words, nameOf }: JudgedProps) {
  const { reveal } = words;
  return (
    <ul class="woof-judged">
      {verdict.when === 'none' && <li data-right="none">{reveal.none}</li>}
      {verdict.goals.map((goal, nth) => (
        <li key={nth} data-right={goal.isRight}>
          <span class="woof-judged-goal">
            <Emblem of={goal.goal} />
            <b aria-hidden="true">{goal.isRight ? '✓' : '✗'}</b>
            <span class="visually-hidden">{goal.isRight ? reveal.right : reveal.wrong}</span>
            {reveal.goal(words.characters[goal.goal], pointerTold(goal, words, nameOf))}
          </span>
          <small>{reasonOf(goal, words, nameOf)}</small>
        </li>
      ))}
    </ul>
  );
}

function pointerTold({ pointer }: GoalVerdict, { dial }: WoofWords, nameOf: NameOf): string {
  return typeof pointer === 'number' ? nameOf(pointer) : dial.nobody;
}

/** Why a goal was met or missed. */
function reasonOf(goal: GoalVerdict, { reveal, characters }: WoofWords, nameOf: NameOf): string {
  if (goal.reason === 'nobody-plays-it') return reveal.nobody(characters[goal.goal]);
  if (goal.reason === 'somebody-plays-it')
    return reveal.players(listed(goal.players.map(nameOf)), characters[goal.goal]);
  return goal.plays === null || typeof goal.pointer !== 'number'
    ? ''
    : reveal.plays(nameOf(goal.pointer), characters[goal.plays]);
}

type GainProps = Omit<JudgedProps, 'nameOf'> & { readonly bonus: number };

/** Points, the shepherd's bonus, and an error token. */
export function Gain({ verdict, bonus, words }: GainProps) {
  const { reveal } = words;
  return (
    <span class="woof-gain">
      {verdict.points > 0 && (
        <strong>
          {reveal.points(verdict.points)}{' '}
          <small>{reveal[verdict.when === 'early' ? 'early' : 'final']}</small>
        </strong>
      )}
      {bonus > 0 && <strong>{reveal.bonus(bonus)}</strong>}
      {verdict.error !== null && (
        <span class="woof-errors" data-big="true">
          <i data-red={verdict.error === 'red'} />
          <small>{verdict.error === 'red' ? reveal.red : reveal.black}</small>
        </span>
      )}
      {verdict.isLured && <small>{reveal.lured}</small>}
    </span>
  );
}
