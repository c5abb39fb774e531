import { shortDate } from '@futurelab/platform/format';
import { scaleBand, scaleLinear } from 'd3-scale';
import { ChartFrame } from './chart-frame';
import styles from './charts.module.css';
import { HEIGHT, PLOT, WIDTH } from './measures';

interface BarChartProps {
  /** What is shown; the table beside it has the same as text. */
  label: string;
  /** The earliest first; null where nothing was counted. */
  bars: { day: string; value: number | null }[];
  format: (value: number | null) => string;
}

/** A number for each week or month. */
export function BarChart({ label, bars, format }: BarChartProps) {
  const values = bars.flatMap(({ value }) => (value === null ? [] : [value]));
  if (values.length < 2) return null;
  const x = scaleBand(
    bars.map(({ day }) => day),
    [PLOT.left, WIDTH - PLOT.right],
  ).padding(0.3);
  const y = scaleLinear(
    [Math.min(0, ...values), Math.max(0, ...values) || 1],
    [HEIGHT - PLOT.bottom, PLOT.top],
  ).nice(4);
  const ticks = y.ticks(4).map((value) => ({ at: y(value), text: format(value) }));
  return (
    <figure className={styles.figure}>
      <ChartFrame
        label={label}
        ticks={ticks}
        first={shortDate(`${bars[0]!.day}T12:00:00Z`, 'UTC')}
        last={shortDate(`${bars.at(-1)!.day}T12:00:00Z`, 'UTC')}
      >
        {bars.map(
          ({ day, value }) =>
            value !== null && (
              <rect
                key={day}
                className={styles.bar}
                x={x(day)}
                width={x.bandwidth()}
                y={Math.min(y(0), y(value))}
                height={Math.abs(y(value) - y(0))}
              />
            ),
        )}
      </ChartFrame>
    </figure>
  );
}
