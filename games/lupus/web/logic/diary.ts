import { computed, signal } from '@preact/signals';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Seat } from '@rudel/kernel';
import { callsIn, deedsIn, noteIn, noteTold } from '@rudel/lupus/page';
import type { Glimpse, Note, Role, View } from '@rudel/lupus/page';
import type { Play } from '../play.ts';

/** What was done in a call by whoever was called. */
export type DiaryLine = { readonly night: number; readonly role: Role; readonly note: Note };

type Pointed = DiaryLine & { readonly isMeant: boolean };

/** Every pointing of one's own that is over, in order: as one called, or like everybody, with closed eyes. */
function pointedIn(view: View): readonly Pointed[] {
  const { eye, shown, diaries } = view;
  const diary = eye === 'table' ? undefined : diaries[eye];
  if (diary === undefined || diary === '?') return [];
  const meant = deedsIn(view).filter(({ seat }) => seat === eye);
  return diary.flatMap((_, nth) =>
    callsIn(shown, nth + 1).flatMap((role): readonly Pointed[] => {
      const note = noteIn(diary, shown, nth + 1, role);
      const isMeant = meant.some((deed) => deed.night === nth + 1 && deed.role === role);
      return note === null ? [] : [{ night: nth + 1, role, note, isMeant }];
    }),
  );
}

/** What one did and learned as one of the called, the newest line first. */
export const diaryIn = (view: View): readonly DiaryLine[] =>
  pointedIn(view)
    .filter(({ isMeant }) => isMeant)
    .map(({ night, role, note }) => ({ night, role, note }))
    .toReversed();

/** Whom one suspected in a night, without being called: for one's own notes. */
export type Suspicion = { readonly night: number; readonly seats: readonly Seat[] };

/** One's suspicions, the newest night first. Chance suspects nobody. */
export function suspicionsIn(view: View): readonly Suspicion[] {
  const free = pointedIn(view).filter(({ isMeant, note }) => !isMeant && !note.isByLot);
  const nights = [...new Set(free.map(({ night }) => night))];
  const seatsIn = (night: number): readonly Seat[] => [
    ...new Set(free.flatMap(({ night: of, note }) => (of === night ? [note.at] : []))),
  ];
  return nights.map((night) => ({ night, seats: seatsIn(night) })).toReversed();
}

/** What this reader knows of one's own diary. After every call everybody who was asked has a new line, whatever it says. */
export type Diary = {
  readonly isNew: ReadonlySignal<boolean>;
  readonly hasLooked: Signal<boolean>;
  read(): void;
};

const linesIn = (log: readonly Glimpse[]): number => log.filter(({ kind }) => kind === 'closed').length;

export function diaryOf(play: { readonly match: Pick<Play['match'], 'log'> }, hasLooked = false): Diary {
  const lines = computed(() => linesIn(play.match.log.value));
  const known = signal(lines.peek());
  return {
    isNew: computed(() => lines.value > known.value),
    hasLooked: signal(hasLooked || lines.peek() > 0),
    read() {
      known.value = lines.peek();
    },
  };
}

/** Whether a call has ended in which chance pointed for this eye, because time was up. */
export const isPointedByLot = (glimpses: readonly Glimpse[]): boolean =>
  glimpses.some((glimpse) => glimpse.kind === 'closed' && noteTold(glimpse).isByLot);
