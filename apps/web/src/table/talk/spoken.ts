import type { Seat } from '@rudel/kernel';
import type { PersonId, Saying, TableDoc, TalkLine } from '@rudel/protocol';
import { nameOfPerson, seatOfPerson } from '@rudel/session/people';
import type { Remark } from '@rudel/session/session';

/** Something somebody has said, in free text or by a preset. */
export type Spoken = {
  readonly key: string;
  readonly person: PersonId;
  readonly seat: Seat | null;
  readonly name: string;
  readonly text: string;
  /** Its number in the talk; null for presets, which nobody keeps. */
  readonly n: number | null;
};

type Presets = { readonly [S in Saying]: string };

/** All that was said, in order: presets stand where this device has heard them. */
export function spokenAt(
  table: TableDoc,
  talk: readonly TalkLine[],
  remarks: readonly Remark[],
  presets: Presets,
): readonly Spoken[] {
  const said = (from: number, to: number): readonly Spoken[] =>
    remarks
      .filter(({ after }) => after >= from && after < to)
      .map(({ person, what, number }) => ({
        key: `said ${number}`,
        person,
        seat: seatOfPerson(table, person),
        name: nameOfPerson(table, person) ?? '',
        text: presets[what],
        n: null,
      }));
  const lines = talk.flatMap((line, at) => [
    { key: `line ${line.n}`, ...line },
    ...said(line.n, talk[at + 1]?.n ?? Number.POSITIVE_INFINITY),
  ]);
  return [...said(0, talk[0]?.n ?? Number.POSITIVE_INFINITY), ...lines];
}
