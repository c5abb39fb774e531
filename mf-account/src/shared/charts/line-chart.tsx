import { formatNumber, shortDate } from '@futurelab/platform/format';
import { scaleLinear, scalePoint } from 'd3-scale';
import { line } from 'd3-shape';
import { ChartFrame } from './chart-frame';
import styles from './charts.module.css';
import { HEIGHT, PLOT, WIDTH } from './measures';

interface LineChartProps {
  /** What is shown; the table beside it has the same as text. */
  label: string;
  /** The earliest first. */
  points: { day: string; values: number[] }[];
  /** What the values are called. */
  lines: string[];
}

/** Numbers over time. */
export function LineChart({ label, points, lines }: LineChartProps) {
  if (points.length < 2) return null;
  const x = scalePoint(
    points.map(({ day }) => day),
    [PLOT.left, WIDTH - PLOT.right],
  );
  const most = Math.max(1, ...points.flatMap(({ values }) => values));
  const y = scaleLinear([0, most], [HEIGHT - PLOT.bottom, PLOT.top]).nice(4);
  const pathOf = (index: number) =>
    line<(typeof points)[number]>(
      ({ day }) => x(day)!,
      ({ values }) => y(values[index]!),
    )(points)!;
  const ticks = y
    .ticks(4)
    .filter(Number.isInteger)
    .map((value) => ({ at: y(value), text: formatNumber(value) }));
  return (
    <figure className={styles.figure}>
      <ChartFrame
        label={label}
        ticks={ticks}
        first={shortDate(`${points[0]!.day}T12:00:00Z`, 'UTC')}
        last={shortDate(`${points.at(-1)!.day}T12:00:00Z`, 'UTC')}
      >
        {lines.map((name, index) => (
          <path key={name} d={pathOf(index)} className={styles.line} data-line={index} />
        ))}
      </ChartFrame>
      <figcaption className={styles.legend}>
        {lines.map((name, index) => (
          <span key={name} data-line={index}>
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
