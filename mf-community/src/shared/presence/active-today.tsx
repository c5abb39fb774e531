import { VisuallyHidden } from '@futurelab/platform/ui';
import type { ReactNode } from 'react';
import styles from './active-today.module.css';

/** That someone is active today, in words. */
export const ActiveToday = () => <span className={styles.words}>Active today</span>;

/** The same as a dot on the face of a person in a list. */
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
