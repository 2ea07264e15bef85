import './move-list.css';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Open } from '@rudel/kernel';
import { useWords } from '@rudel/ui/words';
import { found, groupsOf, longList, typedAhead } from './move-groups.ts';
import type { Choice, ChoiceGroup } from './move-groups.ts';
import { tableWords } from './words/table-words.ts';

export type MoveListProps = {
  readonly choices: readonly Choice[];
  readonly onChoose: (move: Open) => void;
  /** Takes the focus when it appears. */
  readonly focus?: boolean;
};

const steps: { readonly [key: string]: (at: number, count: number) => number } = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

const patience = 800;

/** Letters typed one after the other, forgotten after a pause. */
class Typed {
  #text = '';
  #at = 0;

  add(letter: string, at: number): string {
    this.#text = at - this.#at > patience ? letter : this.#text + letter;
    this.#at = at;
    return this.#text;
  }
}

function walk(event: KeyboardEvent, list: HTMLElement, typed: Typed): void {
  const buttons = [...list.querySelectorAll<HTMLButtonElement>('button')];
  const here = buttons.findIndex((button) => button === document.activeElement);
  const to = placeAfter(event, buttons, here, typed);
  if (to === null) return;
  event.preventDefault();
  event.stopPropagation();
  buttons[to]?.focus();
}

function placeAfter(
  event: KeyboardEvent,
  buttons: readonly HTMLButtonElement[],
  here: number,
  typed: Typed,
): number | null {
  const step = steps[event.key];
  if (step !== undefined) return buttons.length === 0 ? null : step(here, buttons.length);
  const isLetter =
    event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (!isLetter || here === -1) return null;
  const text = typed.add(event.key, event.timeStamp);
  const from = text.length === 1 ? here + 1 : here;
  const labels = buttons.map((button) => button.dataset['label'] ?? '');
  const to = typedAhead(labels, text, from);
  return to === -1 ? here : to;
}

type GroupProps = {
  readonly group: ChoiceGroup;
  readonly onChoose: (move: Open) => void;
  /** The focus of a sheet that opens goes to the first choice. */
  readonly isFirst: boolean;
};

function Group({ group, onChoose, isFirst }: GroupProps) {
  const { title, choices } = group;
  const shortened = (label: string): string =>
    title === null ? label : label.slice(title.length + 2).replace(/^./u, (letter) => letter.toUpperCase());
  return (
    <section class="move-group" aria-label={title ?? undefined}>
      {title !== null && <h3 class="move-group-title">{title}</h3>}
      <ul>
        {choices.map(({ label, move, mark }, at) => (
          <li key={label}>
            <button
              type="button"
              class="move-choice"
              data-label={label}
              data-marked={mark !== undefined}
              autofocus={isFirst && at === 0}
              aria-label={title === null ? undefined : mark === undefined ? label : `${label} (${mark})`}
              onClick={() => onChoose(move)}
            >
              {shortened(label)}
              {mark !== undefined && <span class="move-mark">{mark}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every legal move in words: the first drawing of any game, for eyes, ears and keys. */
export function MoveList({ choices, onChoose, focus = false }: MoveListProps) {
  const words = useWords(tableWords).moves;
  const [filter, setFilter] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const typed = useMemo(() => new Typed(), []);
  const isLong = choices.length >= longList;
  const shown = isLong ? found(choices, filter) : choices;
  useEffect(() => {
    if (focus) list.current?.querySelector('button')?.focus();
  }, [focus, choices]);
  if (choices.length === 0) return <p class="move-none">{words.none}</p>;
  return (
    <div class="move-list" ref={list} onKeyDown={(event) => list.current && walk(event, list.current, typed)}>
      {isLong && (
        <label class="move-filter">
          <span class="visually-hidden">{words.filter}</span>
          <input
            type="search"
            placeholder={words.filter}
            value={filter}
            autocomplete="off"
            onInput={({ currentTarget }) => setFilter(currentTarget.value)}
          />
          <span class="move-count" aria-live="polite">
            {words.count(shown.length)}
          </span>
        </label>
      )}
      {shown.length === 0 && <p class="move-none">{words.noMatch}</p>}
      {groupsOf(shown).map((group, at) => (
        <Group key={group.title ?? ''} group={group} onChoose={onChoose} isFirst={focus && at === 0} />
      ))}
      <p class="move-help">{words.help}</p>
    </div>
  );
}
