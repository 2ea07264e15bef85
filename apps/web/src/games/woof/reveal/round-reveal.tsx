import './reveal.css';
import { useEffect } from 'preact/hooks';
import type { NameOf } from '@rudel/kernel';
import { listOf, placesOf } from '@rudel/woof/page';
import type { Card, Character, GoalVerdict, Place, Verdict } from '@rudel/woof/page';
import { Button } from '../../../ui/button.tsx';
import { SeatBadge } from '../../../ui/seat-badge.tsx';
import { listed } from '../../../words/words.ts';
import { CardFace } from '../cards/card.tsx';
import { Emblem } from '../cards/emblems.tsx';
import type { Drawing } from '../drawing.ts';
import type { TurnedUp } from '../logic/turned-up.ts';
import type { WoofWords } from '../words.ts';

type RoundRevealProps = { readonly drawing: Drawing; readonly turnedUp: TurnedUp };

/** How long a screen in the room shows it. */
const forTheRoom = 12_000;

/** A round turned up: every pair, every suspicion with its verdict and the reason, and what it brought. */
export function RoundReveal({ drawing, turnedUp }: RoundRevealProps) {
  const { round, isLast } = turnedUp;
  const words = drawing.words.value;
  const { seats } = drawing.view.value.shown;
  const putAway = (): void => {
    drawing.seenRound.value = round;
  };
  useEffect(() => {
    if (drawing.play.eye !== 'table') return;
    const timer = setTimeout(putAway, forTheRoom);
    return () => clearTimeout(timer);
  }, [round]);
  return (
    <section class="woof-reveal" aria-label={words.reveal.title(round)} data-seats={seats}>
      <header>
        <h2>{words.reveal.title(round)}</h2>
        <Button kind="primary" onClick={putAway}>
          {isLast ? words.reveal.back : words.reveal.next}
        </Button>
      </header>
      <ol tabindex={0} aria-label={words.reveal.title(round)}>
        {listOf(placesOf(seats)).map((place) => (
          <PlaceRevealed key={place} drawing={drawing} turnedUp={turnedUp} place={place} />
        ))}
      </ol>
    </section>
  );
}

function PlaceRevealed({ drawing, turnedUp, place }: RoundRevealProps & { readonly place: Place }) {
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
      style={{ '--nth': place }}
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
          <span key={nth} class="woof-turning">
            <CardFace card={card} words={words} />
          </span>
        ))}
      </span>
      {verdict !== undefined && (
        <Judged verdict={verdict} bonus={bonus} words={words} nameOf={drawing.nameOf} />
      )}
    </li>
  );
}

type JudgedProps = {
  readonly verdict: Verdict;
  readonly bonus: number;
  readonly words: WoofWords;
  readonly nameOf: NameOf;
};

function Judged({ verdict, bonus, words, nameOf }: JudgedProps) {
  const { reveal } = words;
  return (
    <>
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
      <Gain verdict={verdict} bonus={bonus} words={words} />
    </>
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

/** Points, the shepherd's bonus, and an error token. */
function Gain({ verdict, bonus, words }: Omit<JudgedProps, 'nameOf'>) {
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
