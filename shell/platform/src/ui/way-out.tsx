import { wayOut, type WayOutChoice } from '../ways-out';
import { LinkButton, type LinkButtonProps } from './button';
import { classNames } from './class-names';
import styles from './way-out.module.css';

export interface WayOutProps extends Omit<LinkButtonProps, 'children'>, WayOutChoice {
  children: string;
}

/**
 * A button that leads out of the site's single page. Pressed once, it says so, and no other way out of the page can be
 * pressed. It is a link underneath: without a script it leads there all the same. A form would not: the site's policy
 * follows what it is redirected to.
 */
export function WayOut({ takenWords, remembers, className, ...rest }: WayOutProps) {
  return (
    <LinkButton
      {...rest}
      {...wayOut({ takenWords, remembers })}
      role="button"
      className={classNames(styles.way, className)}
    />
  );
}
