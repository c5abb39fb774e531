import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './section.module.css';

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode;
  lead?: ReactNode;
  /** A link or button at the end of the title's line. */
  action?: ReactNode;
  /** `margin` sets the title in the margin beside the content on wide screens. */
  layout?: 'stacked' | 'margin';
}

/** A titled part of a page under a hairline. */
export function Section({
  title,
  lead,
  action,
  layout = 'stacked',
  className,
  children,
  ...rest
}: SectionProps) {
  const id = useId();
  return (
    <section {...rest} aria-labelledby={id} className={classNames(styles.section, styles[layout], className)}>
      <header className={styles.header}>
        <div>
          <h2 id={id}>{title}</h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {action}
      </header>
      <div>{children}</div>
    </section>
  );
}
