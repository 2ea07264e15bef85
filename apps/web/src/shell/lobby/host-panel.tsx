import { useState } from 'preact/hooks';
import { Button, LinkButton } from '@rudel/ui/button';
import { Icon } from '@rudel/ui/icon';
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

/** The rules of this table in plain words; the host may change them. */
export function HostPanel({ lobby }: { lobby: Lobby }) {
  const words = useWords(shellWords);
  const [isOpen, setOpen] = useState(false);
  const { table, ui } = lobby;
  const rules = houseRules(ui.game, table.options, language.value);
  const parsed = ui.game.options.parse(table.options);
  return (
    <section class="table-rules plank" aria-labelledby="table-rules">
      <h2 id="table-rules">{words.settingsOfTable}</h2>
      <ul class="table-rules-list">
        <li>
          <Icon name="clock" size={20} />
          <span>
            {words.clock}: {words.clocks[table.clock]}
            {parsed.ok && ownTimesNote(words, lobby, timesOf(ui, parsed.value, language.value))}
          </span>
        </li>
        {(rules.length === 0 ? [words.optionsDefault] : rules).map((rule) => (
          <li key={rule}>
            <Icon name="book" size={20} />
            <span>{rule}</span>
          </li>
        ))}
        {table.listed && (
          <li>
            <Icon name="eye" size={20} />
            <span>{words.listedHint}</span>
          </li>
        )}
      </ul>
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
