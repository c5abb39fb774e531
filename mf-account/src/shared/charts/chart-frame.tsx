import type { ReactNode } from 'react';
import styles from './charts.module.css';
import { HEIGHT, PLOT, WIDTH } from './measures';

interface ChartFrameProps {
  label: string;
  ticks: { at: number; text: string }[];
  /** What stands below the beginning and the end. */
  first: string;
  last: string;
  children: ReactNode;
}

/** A drawing with its scales. Its numbers are in the table that follows. */
export const ChartFrame = ({ label, ticks, first, last, children }: ChartFrameProps) => (
  <svg
    viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    className={styles.chart}
    role="img"
    aria-label={`${label}. The table below has the numbers.`}
  >
    {ticks.map(({ at, text }) => (
      <g key={at}>
        <line x1={PLOT.left} x2={WIDTH - PLOT.right} y1={at} y2={at} className={styles.grid} />
        <text x={PLOT.left - 8} y={at} dy="0.35em" textAnchor="end">
          {text}
        </text>
      </g>
    ))}
    <text x={PLOT.left} y={HEIGHT - 6}>
      {first}
    </text>
    <text x={WIDTH - PLOT.right} y={HEIGHT - 6} textAnchor="end">
      {last}
    </text>
    {children}
  </svg>
);
