import { fringeFrame, fringes, rings, swell, type Point } from '../../shared/illustration/line-field';
import styles from '../../shared/illustration/line-field.module.css';

interface Strokes {
  ink: string;
  ember: string;
  emberFrame?: string;
}

const left: Point = [44, 60];
const right: Point = [84, 60];

const FIGURES = {
  course: { ink: rings([64, 60], 6, 54), ember: rings([64, 60], 42, 42) },
  community: {
    ink: rings([42, 44], 6, 36) + rings([86, 44], 6, 36),
    ember: rings([64, 80], 6, 36),
  },
  event: { ink: swell(15, 128, 120, [64, 60], 20), ember: rings([64, 60], 9, 9) },
  synergizer: {
    ink: rings(left, 6, 42) + rings(right, 6, 42),
    ember: fringes(left, right, 6, 42),
    emberFrame: fringeFrame(left, right),
  },
} satisfies Record<string, Strokes>;

export type FigureName = keyof typeof FIGURES;

/** The small figure above a benefit. */
export function Figure({ name, className }: { name: FigureName; className?: string | undefined }) {
  const { ink, ember, emberFrame }: Strokes = FIGURES[name];
  return (
    <svg viewBox="0 0 128 120" width="128" height="120" className={className} aria-hidden="true">
      <path className={styles.ink} d={ink} />
      <path className={styles.ember} d={ember} transform={emberFrame} />
    </svg>
  );
}
