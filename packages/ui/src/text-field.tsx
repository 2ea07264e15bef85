import './fields.css';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

export type TextFieldProps = {
  label: string;
  value: string;
  onInput: (value: string) => void;
  hint?: ComponentChildren;
  /** What is wrong with the text, if it is. */
  error?: string | null;
  placeholder?: string;
  maxLength?: number;
  autocomplete?: 'off' | 'nickname';
  autocapitalize?: 'off' | 'words' | 'characters';
  /** Large, spaced letters for a spoken code. */
  code?: boolean;
  quiet?: boolean;
  name?: string;
};

export function TextField(props: TextFieldProps) {
  const id = useId();
  const { error = null, hint } = props;
  const about = error !== null || hint !== undefined ? `${id}-about` : undefined;
  return (
    <div class="field">
      <label for={id} class={props.quiet === true ? 'visually-hidden' : 'field-label'}>
        {props.label}
      </label>
      <input
        id={id}
        type="text"
        class={props.code === true ? 'text-field text-field-code' : 'text-field'}
        value={props.value}
        name={props.name}
        placeholder={props.placeholder}
        maxLength={props.maxLength}
        autocomplete={props.autocomplete ?? 'off'}
        autocapitalize={props.autocapitalize ?? 'off'}
        spellcheck={false}
        aria-invalid={error === null ? undefined : 'true'}
        aria-describedby={about}
        onInput={({ currentTarget }) => props.onInput(currentTarget.value)}
      />
      {about !== undefined && (
        <p id={about} class={error === null ? 'field-hint' : 'field-hint field-error'}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}
