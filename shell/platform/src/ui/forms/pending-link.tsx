import { pendingLinkAttributes, type PendingLinkOptions } from '../../pending-links';
import { LinkButton, type LinkButtonProps } from './button';
import { classNames } from '../class-names';
import styles from './pending-link.module.css';

export interface PendingLinkProps extends Omit<LinkButtonProps, 'children'>, PendingLinkOptions {
  children: string;
}

/**
 * A button that leaves the application and shows a pending label until the next page is there. It is a link, so that it works
 * without a script; a form would not, because the content policy's `form-action` follows redirects.
 */
export function PendingLink({ pendingLabel, choice, className, ...rest }: PendingLinkProps) {
  return (
    <LinkButton
      {...rest}
      {...pendingLinkAttributes({ pendingLabel, choice })}
      role="button"
      className={classNames(styles.link, className)}
    />
  );
}
