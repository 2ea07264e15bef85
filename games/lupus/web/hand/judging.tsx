import { isAlive } from '@rudel/lupus/page';
import type { Drawing } from '../drawing.ts';
import { dayWords } from '../words/day-words.ts';

/** What is said to whoever has judged, or is judged. */
export function Judging({ drawing }: { readonly drawing: Drawing }) {
  const { eye, shown, answers } = drawing.view.value;
  const words = dayWords[drawing.play.language.value].vote;
  if (eye === 'table' || !shown.isOpen) return null;
  if (shown.days.at(-1)?.suspects.includes(eye) === true) return <p>{words.both}</p>;
  const isDone = isAlive(shown, eye) && answers[eye] !== null;
  return isDone ? <p>{words.chosen}</p> : null;
}
