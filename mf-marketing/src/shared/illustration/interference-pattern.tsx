import { fringeFrame, fringes, rings, type Point } from './line-field';
import styles from './line-field.module.css';

interface InterferencePatternProps {
  a: Point;
  b: Point;
  step: number;
  radius: number;
  viewBox: string;
  className?: string | undefined;
}

/** Two sources with their rings in ink, and in ember the pattern that appears where they meet. */
export function InterferencePattern({ a, b, step, radius, viewBox, className }: InterferencePatternProps) {
  return (
    <svg viewBox={viewBox} className={className} aria-hidden="true" focusable="false">
      <path className={styles.ink} d={rings(a, step, radius)} />
      <path className={styles.ink} d={rings(b, step, radius)} />
      <path className={styles.ember} d={fringes(a, b, step, radius)} transform={fringeFrame(a, b)} />
    </svg>
  );
}
