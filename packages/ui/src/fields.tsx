import './fields.css';
import { useId } from 'preact/hooks';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';

export type Option<T extends string> = {
  readonly value: T;
  readonly label: string;
  readonly icon?: IconName;
  /** A second line that says what the choice means. */
  readonly note?: string;
  readonly disabled?: boolean;
};

export type ChoiceProps<T extends string> = {
  label: string;
  value: T;
  options: readonly Option<T>[];
  onChange: (value: T) => void;
  /** The label is for screen readers only. */
  quiet?: boolean;
  disabled?: boolean;
};

function Radios<T extends string>({ shape, ...props }: ChoiceProps<T> & { shape: 'segmented' | 'cards' }) {
  const name = useId();
  return (
    <fieldset class="field" disabled={props.disabled}>
      <legend class={props.quiet === true ? 'visually-hidden' : 'field-label'}>{props.label}</legend>
      <div class={shape}>
        {props.options.map(({ value, label, icon, note, disabled }) => (
          <label key={value} class={`${shape}-item`}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === props.value}
              disabled={disabled}
              onChange={() => props.onChange(value)}
            />
            {icon !== undefined && <Icon name={icon} size={20} />}
            <span class={`${shape}-text`}>
              {label}
              {note !== undefined && <small>{note}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A few choices beside each other. */
export function Segmented<T extends string>(props: ChoiceProps<T>) {
  return <Radios shape="segmented" {...props} />;
}

/** Choices that need a sentence each, below each other. */
export function ChoiceCards<T extends string>(props: ChoiceProps<T>) {
  return <Radios shape="cards" {...props} />;
}

/** Many choices in little room. */
export function Select<T extends string>(props: ChoiceProps<T>) {
  const id = useId();
  return (
    <div class="field">
      <label for={id} class={props.quiet === true ? 'visually-hidden' : 'field-label'}>
        {props.label}
      </label>
      <span class="select">
        <select
          id={id}
          value={props.value}
          disabled={props.disabled}
          onChange={({ currentTarget }) => props.onChange(currentTarget.value as T)}
        >
          {props.options.map(({ value, label, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="forward" size={18} />
      </span>
    </div>
  );
}

export type StepperProps = {
  label: string;
  value: number;
  /** The numbers there are, ascending. */
  values: readonly number[];
  /** The number in words. */
  say?: (value: number) => string;
  less: string;
  more: string;
  onChange: (value: number) => void;
};

/** One of a few numbers, by steps. */
export function Stepper({ label, value, values, say = String, less, more, onChange }: StepperProps) {
  const at = values.indexOf(value);
  const step = (by: number) => () => onChange(values[at + by] ?? value);
  return (
    <div class="stepper" role="group" aria-label={label}>
      <span class="stepper-label">{label}</span>
      <IconButton icon="minus" kind="quiet" label={less} disabled={at <= 0} onClick={step(-1)} />
      <output class="stepper-value">{say(value)}</output>
      <IconButton
        icon="plus"
        kind="quiet"
        label={more}
        disabled={at >= values.length - 1}
        onClick={step(1)}
      />
    </div>
  );
}

export type SwitchProps = {
  label: string;
  note?: string;
  on: boolean;
  onChange: (on: boolean) => void;
  disabled?: boolean;
};

export function Switch({ label, note, on, onChange, disabled }: SwitchProps) {
  return (
    <label class="switch">
      <span class="switch-text">
        {label}
        {note !== undefined && <small>{note}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={on}
        disabled={disabled}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span class="switch-track" aria-hidden="true" />
    </label>
  );
}
