import { computed, signal } from '@preact/signals';
import type { ReadonlySignal, Signal } from '@preact/signals';
import { callsIn, deedsIn, noteIn, noteTold } from '@rudel/lupus/page';
import type { Glimpse, Note, Role, View } from '@rudel/lupus/page';
import type { Play } from '../play.ts';

/** What was done in a call: by whoever was called, or like everybody, with closed eyes. */
export type DiaryLine = {
  readonly night: number;
  readonly role: Role;
  readonly note: Note;
  readonly isMeant: boolean;
};

/** One's own diary, the newest line first: all that was meant, and of the last night every pointing. */
export function diaryIn(view: View): readonly DiaryLine[] {
  const { eye, shown, diaries } = view;
  const diary = eye === 'table' ? undefined : diaries[eye];
  if (diary === undefined || diary === '?') return [];
  const meant = deedsIn(view).filter(({ seat }) => seat === eye);
  return diary
    .flatMap((_, nth) =>
      callsIn(shown, nth + 1).flatMap((role): readonly DiaryLine[] => {
        const note = noteIn(diary, shown, nth + 1, role);
        const isMeant = meant.some((deed) => deed.night === nth + 1 && deed.role === role);
        const isTold = note !== null && (isMeant || nth + 1 === diary.length);
        return isTold ? [{ night: nth + 1, role, note, isMeant }] : [];
      }),
    )
    .toReversed();
}

/** What this reader knows of one's own diary. After every call everybody who was asked has a new line, whatever it says. */
export type Diary = {
  readonly isNew: ReadonlySignal<boolean>;
  readonly hasLooked: Signal<boolean>;
  read(): void;
};

const linesIn = (log: readonly Glimpse[]): number => log.filter(({ kind }) => kind === 'closed').length;

export function diaryOf(play: { readonly match: Pick<Play['match'], 'log'> }): Diary {
  const lines = computed(() => linesIn(play.match.log.value));
  const known = signal(lines.peek());
  return {
    isNew: computed(() => lines.value > known.value),
    hasLooked: signal(false),
    read() {
      known.value = lines.peek();
    },
  };
}

/** Whether a call has ended in which chance pointed for this eye, because time was up. */
export const isPointedByLot = (glimpses: readonly Glimpse[]): boolean =>
  glimpses.some((glimpse) => glimpse.kind === 'closed' && noteTold(glimpse).isByLot);
