import { keyOf } from '@futurelab/platform/keys';
import { LinkButton, type LinkButtonProps } from '@futurelab/platform/ui';
import type { KeyboardEvent, MouseEvent } from 'react';
import { rememberSignInMethod } from '../../shared/model/last-sign-in-method';
import styles from './sign-in-link.module.css';

interface SignInLinkProps extends Pick<LinkButtonProps, 'variant'> {
  to: string;
  /** Remembered in this browser; without it the default provider's link. */
  provider?: string;
  /** The address of the link that was followed. */
  pending: string | undefined;
  onFollow: (to: string) => void;
  children: string;
}

/**
 * A link, so that it works without a script; a form would not, because the content policy's `form-action` follows
 * redirects. Once one is followed, none can be followed again.
 */
export function SignInLink({ to, provider = '', pending, onFollow, children, ...rest }: SignInLinkProps) {
  const onClick = (event: MouseEvent) => {
    if (pending) return event.preventDefault();
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (provider) rememberSignInMethod(provider);
    onFollow(to);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (keyOf(event) !== ' ') return;
    event.preventDefault();
    event.currentTarget.click();
  };
  return (
    <LinkButton
      {...rest}
      to={to}
      size="large"
      wide
      role="button"
      aria-busy={pending === to || undefined}
      aria-disabled={pending !== undefined || undefined}
      className={styles.link}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      {pending === to ? 'Connecting...' : children}
    </LinkButton>
  );
}
