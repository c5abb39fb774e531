import { VisuallyHidden } from '@futurelab/platform/ui';
import type { ReactNode } from 'react';
import styles from './active-today.module.css';

/** Says that someone is active today. */
export const ActiveToday = () => <span className={styles.label}>Active today</span>;

/** The same, as a dot on a person’s face in a list. */
export const ActiveFace = ({ isActive, children }: { isActive: boolean; children: ReactNode }) => (
  <span className={styles.face}>
    {children}
    {isActive && (
      <span className={styles.dot} title="Active today">
        <VisuallyHidden>Active today</VisuallyHidden>
      </span>
    )}
  </span>
);
