import type { Spoken } from '@rudel/lupus/page';
import { perPlay } from '@rudel/ui/play';
import type { Play } from '../play.ts';

const namesThen: (play: Play) => Map<string, string> = perPlay(() => new Map());

/** The name that whoever said something had when this page first showed it: words stay with who said them, whoever has the seat later. */
export function speakerOf(play: Play, day: number, { by, number }: Spoken): string {
  const names = namesThen(play);
  const key = `${day} ${number}`;
  const name = names.get(key) ?? play.nameOf(by);
  names.set(key, name);
  return name;
}
