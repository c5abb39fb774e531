import { classNames } from '../class-names';
import { COVER_HEIGHT, COVER_WIDTH, drawCover, type CoverKind } from './cover-drawing';
import styles from './cover.module.css';

export type { CoverKind } from './cover-drawing';

export interface CoverProps {
  /** The thing's own seed (`coverSeed`) or slug: the same everywhere it appears. */
  seed: string;
  kind: CoverKind;
  /** `wide` 16:9, `banner` 16:5, `square`. */
  ratio?: 'wide' | 'banner' | 'square';
  className?: string;
}

/** The picture of a course, event, group or person, drawn from its seed. Decoration: its title stands beside it. */
export function Cover({ seed, kind, ratio = 'wide', className }: CoverProps) {
  const { ground, circles, lines } = drawCover(seed, kind);
  return (
    <div
      className={classNames(styles.cover, styles[kind], styles[ratio], styles[`ground${ground}`], className)}
    >
      <svg
        viewBox={`0 0 ${COVER_WIDTH} ${COVER_HEIGHT}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        {lines.map((line) => (
          <path key={line} d={line} />
        ))}
        {circles.map(({ x, y, radius }, index) => (
          <circle key={index} cx={x} cy={y} r={radius} />
        ))}
      </svg>
    </div>
  );
}
