import { withSwiss } from '@rudel/kernel';
import type { TableDoc } from '@rudel/protocol';
import { nameOfPerson } from '@rudel/session/people';
import { Button } from '@rudel/ui/button';
import type { ByLanguage } from '@rudel/ui/words';
import { listed, useWords } from '@rudel/ui/words';
import type { Desk } from './desk.ts';
import { isBigScreen } from './is-big-screen.ts';

const en = {
  join: 'Join the next match',
  joined: 'You play from the next match on.',
  unjoin: 'Just watch',
  others: (names: string, several: boolean) =>
    `${names} ${several ? 'join' : 'joins'} in from the next match on.`,
};

const de: typeof en = {
  join: 'Nächste Partie mitspielen',
  joined: 'In der nächsten Partie spielst du mit.',
  unjoin: 'Doch nur zuschauen',
  others: (names, several) => `${names} ${several ? 'spielen' : 'spielt'} in der nächsten Partie mit.`,
};

const joinWords: ByLanguage<typeof en> = withSwiss({ en, de });

const joiningAt = ({ joining = [] }: TableDoc): readonly string[] => joining;

/** With one tap whoever has come late plays from the next match on; a screen for everybody only shows. */
export function JoinNext({ desk }: { readonly desk: Desk }) {
  const words = useWords(joinWords);
  const me = desk.session.you.value?.person;
  const isWatching = desk.table.watchers.some(({ person }) => person === me);
  if (me === undefined || !isWatching || isBigScreen()) return null;
  if (!joiningAt(desk.table).includes(me)) {
    return (
      <Button icon="person" wide onClick={() => void desk.wish({ kind: 'join' })}>
        {words.join}
      </Button>
    );
  }
  return (
    <div class="join-next">
      <p role="status">{words.joined}</p>
      <Button kind="plain" onClick={() => void desk.wish({ kind: 'unjoin' })}>
        {words.unjoin}
      </Button>
    </div>
  );
}

/** Who else comes in when the next match begins. */
export function WhoJoins({ desk }: { readonly desk: Desk }) {
  const words = useWords(joinWords);
  const me = desk.session.you.value?.person;
  const names = joiningAt(desk.table).flatMap((person) =>
    person === me ? [] : (nameOfPerson(desk.table, person) ?? []),
  );
  if (names.length === 0) return null;
  return (
    <p class="result-ready" role="status">
      {words.others(listed(names), names.length > 1)}
    </p>
  );
}
