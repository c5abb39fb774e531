import { classNames } from '../class-names';
import styles from './progress.module.css';

export interface ProgressProps {
  /** 0 to 100; anything outside is brought inside. */
  value: number;
  /** What it is the progress of. */
  label: string;
  showValue?: boolean;
  className?: string;
}

export function Progress({ value, label, showValue, className }: ProgressProps) {
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <span className={classNames(styles.progress, percent === 100 && styles.complete, className)}>
      <progress value={percent} max={100} aria-label={label}>
        {percent}%
      </progress>
      {showValue && (
        <span className={styles.value} aria-hidden="true">
          {percent}%
        </span>
      )}
    </span>
  );
}
