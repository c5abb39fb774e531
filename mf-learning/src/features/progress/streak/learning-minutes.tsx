import { formatMinutes, monthAndDay } from '@futurelab/platform/format';
import { TableScroll } from '@futurelab/platform/ui';
import type { LearningWeek } from '../../../queries/progress';
import styles from './learning-minutes.module.css';

const HEIGHT = 120;
const STEP = 32;
const BAR = 22;

/** A bar a week, and the same numbers in a table beside it. */
export function LearningMinutes({ weeks }: { weeks: LearningWeek[] }) {
  if (weeks.every(({ minutes }) => minutes === 0))
    return <p className={styles.none}>No lessons completed in these weeks.</p>;
  const most = Math.max(1, ...weeks.map(({ minutes }) => minutes));
  const [first, last] = [weeks[0], weeks.at(-1)];
  return (
    <div className={styles.minutes}>
      <div className={styles.chart} aria-hidden="true">
        <svg viewBox={`0 0 ${weeks.length * STEP} ${HEIGHT}`} preserveAspectRatio="none">
          {weeks.map(({ startsOn, minutes }, index) => {
            const height = minutes === 0 ? 1 : Math.max(3, (minutes / most) * HEIGHT);
            const x = index * STEP + (STEP - BAR) / 2;
            return <rect key={startsOn} x={x} y={HEIGHT - height} width={BAR} height={height} />;
          })}
        </svg>
        <p className={styles.ends}>
          <span>{first && dayLabel(first.startsOn)}</span>
          <span>{last && dayLabel(last.startsOn)}</span>
        </p>
      </div>
      <TableScroll label="Minutes per week">
        <table className={styles.table} aria-label="Minutes per week">
          <thead>
            <tr>
              <th scope="col">Week of</th>
              <th scope="col">Days</th>
              <th scope="col">Time</th>
            </tr>
          </thead>
          <tbody>
            {weeks.toReversed().map(({ startsOn, days, minutes }) => (
              <tr key={startsOn}>
                <th scope="row">{dayLabel(startsOn)}</th>
                <td>{days}</td>
                <td>{formatMinutes(minutes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </div>
  );
}

function dayLabel(date: string): string {
  const { month, day } = monthAndDay(date, 'UTC');
  return `${month} ${day}`;
}
