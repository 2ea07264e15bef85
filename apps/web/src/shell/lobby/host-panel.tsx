import { useState } from 'preact/hooks';
import { Button, LinkButton } from '@rudel/ui/button';
import { Stepper, Switch } from '@rudel/ui/fields';
import { Icon } from '@rudel/ui/icon';
import { language } from '@rudel/ui/settings';
import { Sheet } from '@rudel/ui/sheet';
import { useWords } from '@rudel/ui/words';
import { shellWords } from '../../words/shell-words.ts';
import { ClockField } from '../new-table/house-rules.tsx';
import { ChosenLooks, OptionFields } from '../option-fields.tsx';
import { hasOwnTimes, houseRules } from '../options.ts';
import { rulesPath } from '../route.ts';
import type { Lobby } from './use-lobby.ts';

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
            {parsed.ok && hasOwnTimes(ui, parsed.value) && `. ${words.ownTimesFirst}`}
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

function TableSettings({ lobby }: { lobby: Lobby }) {
  const words = useWords(shellWords);
  const { table, ui } = lobby;
  const parsed = ui.game.options.parse(table.options);
  return (
    <div class="table-settings">
      <ClockField
        ui={ui}
        chosen={parsed.ok ? parsed.value : {}}
        value={table.clock}
        onChange={(clock) => void lobby.wish({ kind: 'clock', clock })}
      />
      {ui.game.seats.length > 1 && (
        <Stepper
          label={words.seatCount}
          value={table.seats.length}
          values={ui.game.seats}
          less={words.less}
          more={words.more}
          onChange={(count) => void lobby.wish({ kind: 'seats', count })}
        />
      )}
      {lobby.host.kind === 'server' && (
        <Switch
          label={words.listed}
          note={words.listedHint}
          on={table.listed}
          onChange={(on) => void lobby.wish({ kind: 'list', on })}
        />
      )}
      {parsed.ok && (
        <OptionFields
          ui={ui}
          seats={table.seats.length}
          chosen={parsed.value}
          onChange={(chosen) => void lobby.wish({ kind: 'options', text: ui.game.options.format(chosen) })}
        />
      )}
    </div>
  );
}
