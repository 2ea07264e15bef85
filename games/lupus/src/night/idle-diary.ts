import type { Seat } from '@rudel/kernel';
import { formatNote, formatPage } from '../notation/note-notation.ts';
import type { Written } from '../notation/written.ts';
import type { Shown } from '../types.ts';
import { livedAtNight, livingAtNight } from '../village/fates.ts';
import { callsIn, layoutOf } from './calls.ts';
import { roundNoted } from './nights.ts';
import { untold } from './notes.ts';
import type { Diary, Page } from './notes.ts';
import { mayPointAt } from './pointing.ts';

/** The diary of somebody who is never called: only where they pointed for show, which `choose` decides. */
export function idleDiary(shown: Shown, seat: Seat, choose: (open: readonly Seat[]) => Seat): Diary {
  const nights: Written<Page>[] = [];
  for (let night = 1; night <= shown.night; night += 1) {
    if (!livedAtNight(shown, seat, night)) break;
    const living = livingAtNight(shown, night);
    const notes = callsIn(shown, night).flatMap((role) => {
      const round = roundNoted(shown, night, role);
      if (round === 0) return [];
      const layout = layoutOf(shown, role, night);
      const at = choose(living.filter((one) => mayPointAt(role, seat, one)));
      return [formatNote(untold({ at, isByLot: false, sign: null }, round), layout)];
    });
    if (notes.length > 0) nights.push(formatPage(notes));
  }
  return nights;
}
