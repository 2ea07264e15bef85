import { Stepper, Switch } from '@rudel/ui/fields';
import { useWords } from '@rudel/ui/words';
import { shellWords } from '../../words/shell-words.ts';
import { ClockField } from '../new-table/house-rules.tsx';
import { OptionFields } from '../option-fields.tsx';
import type { Chosen } from '../options.ts';
import { PaceField } from '../pace-field.tsx';
import { PresetField } from '../preset-field.tsx';
import type { Lobby } from './use-lobby.ts';

/** What the host may change about a table before a match. */
export function TableSettings({ lobby }: { lobby: Lobby }) {
  const words = useWords(shellWords);
  const { table, ui } = lobby;
  const parsed = ui.game.options.parse(table.options);
  const choose = (chosen: Chosen): void =>
    void lobby.wish({ kind: 'options', text: ui.game.options.format(chosen) });
  return (
    <div class="table-settings">
      <ClockField
        ui={ui}
        chosen={parsed.ok ? parsed.value : {}}
        value={table.clock}
        onChange={(clock) => void lobby.wish({ kind: 'clock', clock })}
      />
      <PaceField value={table.pace ?? 'usual'} onChange={(pace) => void lobby.wish({ kind: 'pace', pace })} />
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
      {ui.hasHints === true && (
        <Switch
          label={words.hints}
          note={words.hintsNote}
          on={table.hints === true}
          onChange={(on) => void lobby.wish({ kind: 'hints', on })}
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
        <>
          <PresetField ui={ui} chosen={parsed.value} onChange={choose} />
          <OptionFields ui={ui} seats={table.seats.length} chosen={parsed.value} onChange={choose} />
        </>
      )}
    </div>
  );
}
