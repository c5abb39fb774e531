import { swell } from '../../shared/illustration/line-field';
import styles from '../../shared/illustration/line-field.module.css';

interface Strokes {
  ink: string;
  ember: string;
}

const SIZE = [128, 120] as const;

/** Lines that lean away from where something is: one line that goes straight on, two sides, an hour, a crossing. */
const FIGURES = {
  course: { ink: swell(14, ...SIZE, [64, 84], 22), ember: swell(1, ...SIZE, [64, 60], 0) },
  community: { ink: swell(18, ...SIZE, [36, 40], 20), ember: swell(6, ...SIZE, [92, 80], 18) },
  event: { ink: swell(15, ...SIZE, [64, 60], 20), ember: swell(3, ...SIZE, [64, 60], 14) },
  synergizer: { ink: swell(12, ...SIZE, [32, 60], 24), ember: swell(12, ...SIZE, [96, 60], 24) },
} satisfies Record<string, Strokes>;

export type FigureName = keyof typeof FIGURES;

/** The small figure above a benefit. */
export function Figure({ name, className }: { name: FigureName; className?: string | undefined }) {
  const { ink, ember }: Strokes = FIGURES[name];
  return (
    <svg viewBox="0 0 128 120" width="128" height="120" className={className} aria-hidden="true">
      <path className={styles.ink} d={ink} />
      <path className={styles.ember} d={ember} />
    </svg>
  );
}
