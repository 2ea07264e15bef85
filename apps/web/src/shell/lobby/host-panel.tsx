import { useState } from 'preact/hooks';
import { Button, LinkButton } from '@rudel/ui/button';
import { Icon } from '@rudel/ui/icon';
import type { IconName } from '@rudel/ui/icon';
import { lazyPart } from '@rudel/ui/lazy-part';
import { language } from '@rudel/ui/settings';
import { Sheet } from '@rudel/ui/sheet';
import { useWords } from '@rudel/ui/words';
import { shellWords } from '../../words/shell-words.ts';
import { ChosenLooks } from '../option-fields.tsx';
import { houseRules, timesOf } from '../options.ts';
import { rulesPath } from '../route.ts';
import type { Lobby } from './use-lobby.ts';

const TableSettings = lazyPart(async () => (await import('./table-settings.tsx')).TableSettings);

/** What there is to know beside the clock where the game has times of its own. */
function ownTimesNote(words: (typeof shellWords)['en'], { table }: Lobby, ownTimes: string | null): string {
  if (ownTimes === null) return '';
  return table.clock === 'off' ? `. ${words.noClockButOwn} ${ownTimes}` : `. ${words.ownTimesFirst}`;
}

type Rule = { readonly icon: IconName; readonly text: string };

/** What is played here: the clock, what differs from the usual rules, and what the table allows. */
function TableRules({ lobby }: { lobby: Lobby }) {
  const words = useWords(shellWords);
  const { table, ui } = lobby;
  const own = houseRules(ui.game, table.options, language.value);
  const parsed = ui.game.options.parse(table.options);
  const times = parsed.ok ? ownTimesNote(words, lobby, timesOf(ui, parsed.value, language.value)) : '';
  const rules: readonly Rule[] = [
    { icon: 'clock', text: `${words.clock}: ${words.clocks[table.clock]}${times}` },
    ...(own.length === 0 ? [words.optionsDefault] : own).map((text): Rule => ({ icon: 'book', text })),
    ...(table.hints === true ? [{ icon: 'lamp', text: words.hintsAllowed } as const] : []),
    ...(table.listed ? [{ icon: 'eye', text: words.listedHint } as const] : []),
  ];
  return (
    <ul class="table-rules-list">
      {rules.map(({ icon, text }) => (
        <li key={text}>
          <Icon name={icon} size={20} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** The rules of this table in plain words; the host may change them. */
export function HostPanel({ lobby }: { lobby: Lobby }) {
  const words = useWords(shellWords);
  const [isOpen, setOpen] = useState(false);
  const { table, ui } = lobby;
  const parsed = ui.game.options.parse(table.options);
  return (
    <section class="table-rules plank" aria-labelledby="table-rules">
      <h2 id="table-rules">{words.settingsOfTable}</h2>
      <TableRules lobby={lobby} />
      {parsed.ok && <ChosenLooks ui={ui} seats={table.seats.length} chosen={parsed.value} />}
      <div class="table-rules-ways">
        {lobby.isHost && (
          <Button icon="gear" onClick={() => setOpen(true)}>
            {words.change}
          </Button>
        )}
        <LinkButton kind="plain" icon="paw" href={`/learn/${ui.game.id}`} inNewTab>
          {words.learn}
        </LinkButton>
        <LinkButton kind="plain" icon="book" href={rulesPath(ui.game.id)}>
          {words.readRules}
        </LinkButton>
      </div>
      <Sheet open={isOpen} title={words.settingsOfTable} onClose={() => setOpen(false)}>
        <TableSettings lobby={lobby} />
      </Sheet>
    </section>
  );
}
