import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Seat } from '@rudel/kernel';
import type { Glimpse, Row, Silhouette as SilhouetteName } from '@rudel/tofugott/page';
import { textIn } from '@rudel/tofugott/page';
import { SeatBadge } from '@rudel/ui/seat-badge';
import type { Drawing } from '../drawing.ts';
import { coveredGuess } from '../logic/revealing.ts';
import type { Revealed } from '../logic/revealing.ts';
import { toldTurn } from '../logic/told.ts';
import type { Speaker } from '../logic/told.ts';
import { Tile } from './tile.tsx';
import { TofuFace } from './tofu.tsx';

export type RevealProps = { readonly drawing: Drawing; readonly revealed: Revealed };

/** A question whose cards are turned over one after another: the guesses, then the best and the worst answer. */
export function Reveal({ drawing, revealed }: RevealProps) {
  const { turn, question, guessers } = revealed;
  const told = toldTurn(drawing.told.value, turn);
  const text = told.texts && textIn(told.texts, drawing.play.language.value).questions[question - 1];
  const isTyped = drawing.view.value.shown.options.talk === 'typed';
  return (
    <article class="tofu-reveal" data-typed={isTyped}>
      <p class="tofu-reveal-question">
        <span class="tofu-number">{question}</span>
        <span>{text}</span>
      </p>
      <ul class="tofu-guesses">
        {guessers.map((seat) => (
          <Guess key={seat} drawing={drawing} revealed={revealed} seat={seat} />
        ))}
      </ul>
      <div class="tofu-answers">
        <AnswerRow drawing={drawing} revealed={revealed} row="best" />
        <AnswerRow drawing={drawing} revealed={revealed} row="worst" />
      </div>
      <Talk drawing={drawing} revealed={revealed} />
    </article>
  );
}

/** Whether this card is the one that has just been turned over. */
function isFresh(glimpses: readonly Glimpse[], { question }: Revealed, speaker: Speaker): boolean {
  return glimpses.some((glimpse) => {
    if (glimpse.kind === 'guess') return glimpse.seat === speaker && glimpse.question === question;
    return glimpse.kind === speaker && glimpse.question === question;
  });
}

function verdictOf({ best, worst }: Revealed, guess: SilhouetteName | null): 'hit' | 'trap' | 'miss' | null {
  if (guess === null || best === null) return null;
  if (guess === best) return 'hit';
  if (worst === null) return null;
  return guess === worst ? 'trap' : 'miss';
}

/** The gain that a card shows once it is counted. */
function Gain({ drawing, gain }: { readonly drawing: Drawing; readonly gain: number | undefined }) {
  if (gain === undefined || gain === 0) return null;
  return (
    <strong class="tofu-gain" data-loss={gain < 0}>
      {drawing.words.value.gained(gain)}
    </strong>
  );
}

function Guess({ drawing, revealed, seat }: RevealProps & { readonly seat: Seat }) {
  const view = drawing.view.value;
  const words = drawing.words.value;
  const name = drawing.play.nameOf(seat);
  const guess = revealed.guesses[seat] ?? null;
  const isCurrent = revealed.next !== null;
  const said =
    guess === null ? words.reveal.covered(name) : words.reveal.guessed(name, words.silhouettes[guess]);
  return (
    <li class="tofu-guess" data-guess={seat}>
      <Tile
        silhouette={guess}
        covered={isCurrent ? coveredGuess(view, seat) : null}
        isFresh={isFresh(drawing.fresh.value, revealed, seat)}
        isNext={revealed.next === seat}
        verdict={verdictOf(revealed, guess)}
      />
      <span class="tofu-guess-name" aria-hidden="true">
        <SeatBadge seat={seat} size={20} label="" />
        <bdi>{name}</bdi>
      </span>
      <span class="visually-hidden">{said}</span>
      <Gain drawing={drawing} gain={revealed.gains?.[seat]} />
    </li>
  );
}

function AnswerRow({ drawing, revealed, row }: RevealProps & { readonly row: Row }) {
  const words = drawing.words.value;
  const silhouette = revealed[row];
  const known = drawing.answering.answers.value;
  const covered = revealed.next === null ? null : (known?.[row][revealed.question - 1] ?? null);
  const rowName = words.rows[row];
  const said =
    silhouette === null
      ? words.reveal.coveredAnswer(rowName)
      : words.reveal.answered(rowName, words.silhouettes[silhouette]);
  return (
    <div class="tofu-answer" data-row={row} data-answer={row}>
      <Tile
        silhouette={silhouette}
        covered={covered}
        isFresh={isFresh(drawing.fresh.value, revealed, row)}
        isNext={revealed.next === row}
      />
      <TofuFace mood={row === 'best' ? 'happy' : 'sad'} size={26} />
      <span class="tofu-answer-text" aria-hidden="true">
        <span class="tofu-answer-row">{words.shortRows[row]}</span>
        {silhouette !== null && (
          <strong class="tofu-answer-silhouette">{words.silhouettes[silhouette]}</strong>
        )}
      </span>
      <span class="visually-hidden">{said}</span>
      {row === 'best' && <Gain drawing={drawing} gain={revealed.gains?.[revealed.active]} />}
    </div>
  );
}

/** What was said to the cards so far, the last below. */
function Talk({ drawing, revealed }: RevealProps) {
  const list = useRef<HTMLUListElement>(null);
  const { turn, question, guessers, active } = revealed;
  const told = toldTurn(drawing.told.value, turn);
  const cards: readonly (readonly [Seat, Speaker])[] = [
    ...guessers.map((seat) => [seat, seat] as const),
    [active, 'best'],
    [active, 'worst'],
  ];
  const said = cards.flatMap(([seat, speaker]) => {
    const line = told.lineOf(question, speaker);
    return line === null ? [] : [{ seat, speaker, line }];
  });
  useLayoutEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [said.length]);
  if (said.length === 0) return null;
  return (
    <ul class="tofu-talk" ref={list} tabIndex={0}>
      {said.map(({ seat, speaker, line }) => (
        <li key={speaker} class="tofu-said">
          <SeatBadge seat={seat} size={24} label={drawing.play.nameOf(seat)} />
          <q class="tofu-line">{line}</q>
          {typeof speaker === 'string' && <TofuFace mood={speaker === 'best' ? 'happy' : 'sad'} size={18} />}
        </li>
      ))}
    </ul>
  );
}
