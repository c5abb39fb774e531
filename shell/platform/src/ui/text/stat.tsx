import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './stat.module.css';

export interface StatProps {
  label: ReactNode;
  value: ReactNode;
  /** What the number means, or what moves it. */
  hint?: ReactNode;
  className?: string;
}

export function Stat({ label, value, hint, className }: StatProps) {
  return (
    <dl className={classNames(styles.stat, className)}>
      <dt>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      {hint && <dd className={styles.hint}>{hint}</dd>}
    </dl>
  );
}
