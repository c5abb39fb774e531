import { fringeFrame, fringes, rings, swell, type Point } from '../../shared/drawing/line-field';
import styles from '../../shared/drawing/line-field.module.css';

interface Drawing {
  ink: string;
  ember: string;
  emberFrame?: string;
}

const left: Point = [44, 60];
const right: Point = [84, 60];

const DRAWINGS = {
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
} satisfies Record<string, Drawing>;

export type FigureName = keyof typeof DRAWINGS;

/** The small drawing above a benefit. */
export function Figure({ name, className }: { name: FigureName; className?: string | undefined }) {
  const { ink, ember, emberFrame }: Drawing = DRAWINGS[name];
  return (
    <svg viewBox="0 0 128 120" width="128" height="120" className={className} aria-hidden="true">
      <path className={styles.ink} d={ink} />
      <path className={styles.ember} d={ember} transform={emberFrame} />
    </svg>
  );
}
