import { computed, effect, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { PersonId, Preset } from '@rudel/protocol';
import type { Remark, Session } from '@rudel/session/session';
import { isPersonMuted } from './talk/muted-people.ts';

/** How long a remark stands at a seat, in milliseconds. */
const shownFor = 6_000;
const shelf = 'rudel.muted';

function wasMuted(): boolean {
  try {
    return localStorage.getItem(shelf) === 'yes';
  } catch {
    return false;
  }
}

/** Whether this device hides what others say. */
export const isMuted = signal(wasMuted());

export function mute(on: boolean): void {
  isMuted.value = on;
  try {
    localStorage.setItem(shelf, on ? 'yes' : 'no');
  } catch {
    // Without storage it holds as long as the page.
  }
}

/** What each person has said just now; that somebody asks for a hint is told in passing instead. What was said before this page looked is over. */
export function recentRemarks(session: Session): {
  readonly said: ReadonlySignal<ReadonlyMap<PersonId, Preset>>;
  stop(): void;
} {
  const shown = signal<readonly Remark[]>([]);
  let newest = session.remarks.peek().at(-1)?.number ?? 0;
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const stop = effect(() => {
    const fresh = session.remarks.value.filter(({ number }) => number > newest);
    if (fresh.length === 0) return;
    newest = fresh.at(-1)?.number ?? newest;
    shown.value = [...shown.peek(), ...fresh];
    const timer = setTimeout(() => {
      timers.delete(timer);
      shown.value = shown.peek().filter((remark) => !fresh.includes(remark));
    }, shownFor);
    timers.add(timer);
  });
  return {
    said: computed(() => new Map(heard(session, shown.value))),
    stop() {
      stop();
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

const heard = (session: Session, remarks: readonly Remark[]): readonly (readonly [PersonId, Preset])[] =>
  remarks.flatMap(({ person, what }) => {
    const isHidden = isMuted.value || isPersonMuted(session.table.value?.id ?? '', person);
    return isHidden || what === 'hint' ? [] : [[person, what] as const];
  });
