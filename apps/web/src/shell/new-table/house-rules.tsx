import { clocks } from '@rudel/protocol';
import type { Clock } from '@rudel/protocol';
import { Segmented, Switch } from '@rudel/ui/fields';
import type { AnyGameUi } from '@rudel/ui/game-ui';
import { Icon } from '@rudel/ui/icon';
import { language } from '@rudel/ui/settings';
import { useWords } from '@rudel/ui/words';
import { shellWords } from '../../words/shell-words.ts';
import { OptionFields } from '../option-fields.tsx';
import { timesOf, presetIn, presetsOf } from '../options.ts';
import type { Chosen } from '../options.ts';
import { PaceField } from '../pace-field.tsx';
import { PresetField } from '../preset-field.tsx';
import type { Plan } from './use-plan.ts';

type ClockFieldProps = {
  readonly ui: AnyGameUi;
  readonly chosen: Chosen;
  readonly value: Clock;
  readonly onChange: (clock: Clock) => void;
};

export function ClockField({ ui, chosen, value, onChange }: ClockFieldProps) {
  const words = useWords(shellWords);
  return (
    <div class="clock-field">
      <Segmented
        label={words.clock}
        value={value}
        options={clocks.map((clock) => ({ value: clock, label: words.clocks[clock] }))}
        onChange={onChange}
      />
      <p class="field-hint">{clockNote(words, value, timesOf(ui, chosen, language.value))}</p>
    </div>
  );
}

type Words = (typeof shellWords)['en'];

/** What a clock means, also for a game whose rules have times of their own. */
function clockNote(words: Words, clock: Clock, ownTimes: string | null): string {
  if (ownTimes === null) return words.clockNotes[clock];
  return clock === 'off'
    ? `${words.noClockButOwn} ${ownTimes}`.trimEnd()
    : `${words.clockNotes[clock]} ${words.ownTimesFirst}`;
}

/** How many options were changed. */
function changesIn({ ui, options }: Plan): number {
  const usual: { readonly [key: string]: string | number } = ui.game.options.defaults;
  return Object.entries(options.value).filter(([key, value]) => usual[key] !== value).length;
}

/** The options of the game, folded away until somebody wants them. */
function Variants({ plan }: { plan: Plan }) {
  const words = useWords(shellWords);
  const changes = changesIn(plan);
  const preset = presetIn(presetsOf(plan.ui.game, language.value), plan.options.value)?.label;
  if (Object.keys(plan.options.value).length === 0) return null;
  return (
    <details class="fold">
      <summary>
        <span>
          {words.options}
          <small>{preset ?? (changes === 0 ? words.optionsDefault : words.optionsChanged(changes))}</small>
        </span>
        <Icon name="forward" size={20} />
      </summary>
      <OptionFields
        ui={plan.ui}
        seats={plan.seats.value.length}
        chosen={plan.options.value}
        onChange={(chosen) => {
          plan.options.value = chosen;
        }}
      />
    </details>
  );
}

/** Clock, variants, and who may find the table. */
export function HouseRules({ plan }: { plan: Plan }) {
  const words = useWords(shellWords);
  return (
    <section class="plank house-rules">
      <ClockField
        ui={plan.ui}
        chosen={plan.options.value}
        value={plan.clock.value}
        onChange={(clock) => {
          plan.clock.value = clock;
        }}
      />
      <PaceField
        value={plan.pace.value}
        onChange={(pace) => {
          plan.pace.value = pace;
        }}
      />
      <PresetField
        ui={plan.ui}
        chosen={plan.options.value}
        onChange={(chosen) => {
          plan.options.value = chosen;
        }}
      />
      <Variants plan={plan} />
      <Switch
        label={words.listed}
        note={words.listedHint}
        on={plan.listed.value && !plan.offline.value}
        disabled={plan.offline.value}
        onChange={(on) => {
          plan.listed.value = on;
        }}
      />
      <Switch
        label={words.offline}
        note={words.offlineHint}
        on={plan.offline.value}
        onChange={(on) => {
          plan.offline.value = on;
        }}
      />
    </section>
  );
}
