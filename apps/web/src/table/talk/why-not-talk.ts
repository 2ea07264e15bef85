import type { WhyNot } from '@rudel/kernel';
import type { TableDoc } from '@rudel/protocol';
import type { Session } from '@rudel/session/session';
import type { AnyGamePage } from '@rudel/ui/game-ui';

type Speaking = {
  readonly ui: { readonly game: AnyGamePage };
  readonly session: Pick<Session, 'you' | 'match'>;
  readonly table: TableDoc;
};

/** Whether people speak in free text in this game; in a lesson there is nobody to speak to. */
export const hasTalk = ({ ui, isLesson }: Pick<Speaking, 'ui'> & { readonly isLesson?: true }): boolean =>
  isLesson !== true && ui.game.player.whyNotTalk !== undefined;

/** Why somebody at this device may not speak now, as the table will say; null if they may. */
export function whyNotTalk({ ui, session, table }: Speaking): WhyNot | null {
  const person = session.you.value?.person;
  if (person !== undefined && table.silenced?.includes(person) === true)
    return { reason: 'silenced', rule: 'table' };
  const view = session.match.value?.view;
  if (table.phase !== 'playing' || view === undefined) return null;
  return ui.game.player.whyNotTalk?.(view) ?? null;
}
