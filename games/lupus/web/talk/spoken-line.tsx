import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { spokenOn, statementWords } from '@rudel/lupus/page';
import type { Spoken } from '@rudel/lupus/page';
import { SeatBadge } from '@rudel/ui/seat-badge';
import type { Drawing } from '../drawing.ts';
import { speakerOf } from '../logic/speakers.ts';
import { dayWords } from '../words/day-words.ts';
import { Gist, sideOf } from './gist.tsx';

type SpokenLineProps = {
  readonly drawing: Drawing;
  readonly spoken: Spoken;
  readonly day: number;
  /** Whether what an answer is about is told with it. */
  readonly isAlone?: boolean;
  /** Whether one can agree with it here. */
  readonly canEcho?: boolean;
  /** Who has joined in. */
  readonly children?: ComponentChildren;
};

/** One statement as a sentence in the reader's language, with its number of the day and who said it; an answer with what it is about. */
export function SpokenLine(props: SpokenLineProps) {
  const { drawing, spoken, day, isAlone = false, canEcho = true, children } = props;
  const { language, nameOf } = drawing.play;
  const said = statementWords[language.value];
  const { by, number, what } = spoken;
  const meant =
    isAlone && 'with' in what ? spokenOn(drawing.view.peek().shown, day)[what.with - 1] : undefined;
  return (
    <div
      class="lupus-spoken-line"
      data-kind={what.kind}
      data-side={sideOf(what)}
      data-about={'at' in what ? (what.at ?? '') : ''}
    >
      <span class="lupus-gist" aria-hidden="true">
        <SeatBadge seat={by} size={26} label="" />
        <Gist what={what} />
      </span>
      <p>
        <span class="lupus-spoken-by">
          <small>{number}.</small> <bdi>{speakerOf(drawing.play, day, spoken)}</bdi>:
        </span>{' '}
        {said(what, nameOf)}
        {meant !== undefined && (
          <small class="lupus-spoken-meant">
            {' '}
            <bdi>{speakerOf(drawing.play, day, meant)}</bdi>: {said(meant.what, nameOf)}
          </small>
        )}
        {children}
      </p>
      {canEcho && <Echo drawing={drawing} number={number} />}
    </div>
  );
}

const echoes = ['agree', 'disagree'] as const;

/** What can be said to a statement, as a text that stays the same while that does. */
const kindsAt = ({ echoes: sayable }: Drawing, number: number): string =>
  (sayable.value.get(number) ?? []).map(({ what }) => `-${what.kind}`).join('');

/** Agreeing and disagreeing with what was said a moment ago, where one may. */
function Echo({ drawing, number }: { readonly drawing: Drawing; readonly number: number }) {
  const words = dayWords[drawing.play.language.value].talk;
  const kinds = useComputed(() => kindsAt(drawing, number)).value;
  if (kinds === '') return null;
  return (
    <span class="lupus-echo">
      {echoes
        .filter((kind) => kinds.split('-').includes(kind))
        .map((kind) => (
          <button
            key={kind}
            type="button"
            aria-label={`${words[kind]}: ${number}`}
            onClick={() => drawing.propose({ kind: 'say', what: { kind, with: number } })}
          >
            <b aria-hidden="true">{kind === 'agree' ? '+' : '−'}</b>
            <small>{words[kind]}</small>
          </button>
        ))}
    </span>
  );
}
