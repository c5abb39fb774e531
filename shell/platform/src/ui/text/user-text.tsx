import type { ReactNode } from 'react';
import styles from './user-text.module.css';

export interface UserTextProps {
  /** In a list: three lines at most. */
  clamped?: boolean;
  children: ReactNode;
}

/** A name or a title that a person wrote: in the direction of its own script, whatever stands around it. */
export const UserText = ({ clamped, children }: UserTextProps) => (
  <bdi className={clamped ? styles.clamped : undefined}>{children}</bdi>
);
