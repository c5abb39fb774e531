import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from '../../router';
import styles from './button.module.css';
import { classNames } from '../class-names';
import { Spinner } from '../feedback/spinner';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

interface ButtonStyle {
  /** `primary` is the one main action of a page; `quiet` is text that can be pressed. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  wide?: boolean;
}

const classOf = ({ variant = 'primary', size = 'medium', wide }: ButtonStyle, className?: string) =>
  classNames(styles.button, styles[variant], styles[size], wide && styles.wide, className);

export interface ButtonProps extends ButtonStyle, ComponentProps<'button'> {
  /** Work is under way: pressed once, cannot be pressed again, and says so. It keeps the focus, as a disabled one would not. */
  busy?: boolean;
}

const refuse = (event: MouseEvent): void => event.preventDefault();

export function Button({
  variant,
  size,
  wide,
  busy,
  disabled,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classOf({ variant, size, wide }, className)}
      onClick={busy ? refuse : onClick}
      disabled={disabled && !busy}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

export interface LinkButtonProps extends ButtonStyle, LinkProps {
  children: ReactNode;
}

/**
 * A link that looks like a button. Addresses the router does not own (`/api/…`, `/auth/…`, other sites) are
 * full-page navigations.
 */
export function LinkButton({ variant, size, wide, className, ...rest }: LinkButtonProps) {
  return (
    <Link
      reloadDocument={leavesTheApp(rest.to) || undefined}
      {...rest}
      className={classOf({ variant, size, wide }, className)}
    />
  );
}

function leavesTheApp(to: LinkProps['to']): boolean {
  return typeof to === 'string' && /^(\/api\/|\/auth\/|[a-z]+:)/.test(to);
}
