import { shownPath } from '../files.ts';
import type { FlagName } from '../flags.ts';
import { misused, refused, Stop } from '../stop.ts';
import type { ExitCode } from '../stop.ts';
import { LocalMatch } from './local-match.ts';
import { resumed } from './resume.ts';
import type { SaveFault } from './resume.ts';
import { budgetOf, commandFor } from './sitting.ts';
import type { Sitting } from './sitting.ts';

/** What says how a match begins, and so says nothing to one that has begun. */
const openingFlags: readonly FlagName[] = ['seat', 'seats', 'bots', 'option', 'seed'];

/** The saved match, or its fault; null where nothing is saved. */
function savedMatch({ save, shelved, call }: Sitting): LocalMatch | SaveFault | null {
  try {
    const text = save.read();
    return text === null ? null : resumed(shelved, text, budgetOf(call));
  } catch (error) {
    if (error instanceof Stop && error.exit === 1) return { kind: 'text', line: 0 };
    throw error;
  }
}

/** The match to play: the saved one if the person wants it, else the new one; or how to exit. */
export async function matchToPlay(sitting: Sitting, fresh: LocalMatch): Promise<LocalMatch | ExitCode> {
  const saved = savedMatch(sitting);
  if (saved === null) return fresh;
  if (!(saved instanceof LocalMatch)) return (await anewDespite(sitting, saved)) ? fresh : 1;
  if (saved.turn.kind === 'over') {
    putAside(sitting, sitting.save.asidePath(saved.mark));
    return fresh;
  }
  return oldOrNew(sitting, saved, fresh);
}

/** Tells what is wrong with the save; whether to begin anew and keep it as it is. */
async function anewDespite(sitting: Sitting, { kind, line }: SaveFault): Promise<boolean> {
  const { save, person, say, call } = sitting;
  const where = line === 0 ? '' : say.inLine(line);
  call.io.err(`${say.damaged(save.shown, `${where}${say.faults[kind]}`)}\n`);
  const aside = save.asidePath('damaged');
  const isAgreed = (await person.confirms(say.startAnew(shownPath(aside)))) === true;
  if (isAgreed) putAside(sitting, aside);
  return isAgreed;
}

async function oldOrNew(
  sitting: Sitting,
  saved: LocalMatch,
  fresh: LocalMatch,
): Promise<LocalMatch | ExitCode> {
  const { save, person, say, shelved, language, call } = sitting;
  const isWanted = await person.confirms(say.goOn(shelved.game.words[language].name));
  if (isWanted === null) return 0;
  if (isWanted) {
    const idle = openingFlags.filter((name) => call.flags.has(name)).map((name) => `--${name}`);
    if (idle.length > 0) call.io.err(`${say.notForOld(idle.join(', '))}\n`);
    return saved;
  }
  const aside = save.asidePath(saved.mark);
  putAside(sitting, aside);
  person.putsAway(aside, commandFor(sitting, aside));
  return fresh;
}

function putAside(sitting: Sitting, path: string): void {
  stopIfChanged(sitting);
  const trouble = sitting.save.moveTo(path);
  if (trouble !== null) misused(`${trouble}.`);
}

/** Two sittings at one match must not overwrite each other. */
export function stopIfChanged({ save, say }: Sitting): void {
  if (save.isChanged()) refused(say.changed(save.shown));
}
