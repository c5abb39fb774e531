import type { KeyboardEvent, MouseEvent } from 'react';
import { LinkButton, Spinner, type ButtonVariant } from '@futurelab/platform/ui';
import styles from './way-in.module.css';

interface WayInProps {
  /** The address that begins the sign-in. */
  to: string;
  words: string;
  variant: ButtonVariant;
  /** Whether one of the ways has been taken: this one, another, or none yet. */
  taken: 'this' | 'another' | null;
  onTake: () => void;
}

/**
 * A button that is a link underneath: pressed before the page is alive, or where no script runs, it leads to the
 * provider all the same. A form would not: the site's policy follows what it is redirected to.
 */
export function WayIn({ to, words, variant, taken, onTake }: WayInProps) {
  const take = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (taken === null) onTake();
  };
  const pressWithSpace = (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    event.currentTarget.click();
  };
  return (
    <LinkButton
      to={to}
      role="button"
      variant={variant}
      size="large"
      wide
      className={styles.way}
      aria-disabled={taken !== null || undefined}
      aria-busy={taken === 'this' || undefined}
      onClick={take}
      onKeyDown={pressWithSpace}
    >
      {taken === 'this' && <Spinner />}
      {taken === 'this' ? 'Connecting...' : words}
    </LinkButton>
  );
}
