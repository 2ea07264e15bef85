import './button.css';
import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';

type Native = Omit<ButtonHTMLAttributes, 'icon' | 'size' | 'label'>;

export type ButtonProps = Native & {
  /** What the button is to the page: one primary a screen. */
  kind?: 'primary' | 'quiet' | 'danger' | 'plain';
  icon?: IconName;
  /** As wide as its place. */
  wide?: boolean;
  size?: 'm' | 'l';
  /** Something is on its way: shown, and not to be pressed again. */
  busy?: boolean;
  children: ComponentChildren;
};

function classesOf(kind: string, wide: boolean, size: string, given: unknown): string {
  const own = typeof given === 'string' ? ` ${given}` : '';
  return `button button-${kind} button-${size}${wide ? ' button-wide' : ''}${own}`;
}

export function Button(props: ButtonProps) {
  const { kind = 'quiet', icon, wide = false, size = 'm', busy = false, children, ...native } = props;
  return (
    <button
      type="button"
      {...native}
      class={classesOf(kind, wide, size, native.class)}
      aria-busy={busy ? 'true' : undefined}
      disabled={busy || native.disabled}
    >
      {icon !== undefined && <Icon name={icon} size={20} />}
      <span class="button-text">{children}</span>
    </button>
  );
}

export type LinkButtonProps = Pick<ButtonProps, 'kind' | 'icon' | 'wide' | 'size' | 'children'> & {
  href: string;
  class?: string;
  /** Opens beside this page, which stays as it is. */
  inNewTab?: boolean;
};

/** A link that looks like a button, for what leads to another page. */
export function LinkButton(props: LinkButtonProps) {
  const { kind = 'quiet', icon, wide = false, size = 'm', children, href, inNewTab = false } = props;
  return (
    <a
      href={href}
      class={classesOf(kind, wide, size, props.class)}
      {...(inNewTab && { target: '_blank', rel: 'noopener' })}
    >
      {icon !== undefined && <Icon name={icon} size={20} />}
      <span class="button-text">{children}</span>
    </a>
  );
}

export type IconButtonProps = Native & { icon: IconName; label: string; kind?: ButtonProps['kind'] };

/** A button that is only a sign; its label is spoken and shown by the browser. */
export function IconButton({ icon, label, kind = 'plain', ...native }: IconButtonProps) {
  const own = typeof native.class === 'string' ? ` ${native.class}` : '';
  return (
    <button
      type="button"
      title={label}
      {...native}
      class={`icon-button button-${kind}${own}`}
      aria-label={label}
    >
      <Icon name={icon} />
    </button>
  );
}
