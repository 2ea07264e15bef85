import { computed, effect, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { Seat } from '@rudel/kernel';
import { seatOfPerson } from '@rudel/session/people';
import type { Session, Thrown } from '@rudel/session/session';
import { isMuted } from '../remarks.ts';
import { isPersonMuted } from '../talk/muted-people.ts';

/** How long a sign is seen, in milliseconds. */
const shownFor = 3_000;

/** A sign in the air, and the seat it came from. */
export type SignInAir = Thrown & { readonly seat: Seat };

/** The signs that are in the air now; those of before this page looked are over, and whom this device hides throws none here. */
export function recentSigns(session: Session): {
  readonly inAir: ReadonlySignal<readonly SignInAir[]>;
  stop(): void;
} {
  const shown = signal<readonly Thrown[]>([]);
  let newest = session.thrown.peek().at(-1)?.number ?? 0;
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const stop = effect(() => {
    const fresh = session.thrown.value.filter(({ number }) => number > newest);
    if (fresh.length === 0) return;
    newest = fresh.at(-1)?.number ?? newest;
    shown.value = [...shown.peek(), ...fresh];
    const timer = setTimeout(() => {
      timers.delete(timer);
      shown.value = shown.peek().filter((one) => !fresh.includes(one));
    }, shownFor);
    timers.add(timer);
  });
  return {
    inAir: computed(() => shown.value.flatMap((thrown) => seated(session, thrown))),
    stop() {
      stop();
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

function seated({ table }: Session, thrown: Thrown): readonly SignInAir[] {
  const doc = table.value;
  if (doc === null || isMuted.value || isPersonMuted(doc.id, thrown.person)) return [];
  const seat = seatOfPerson(doc, thrown.person);
  return seat === null ? [] : [{ ...thrown, seat }];
}
