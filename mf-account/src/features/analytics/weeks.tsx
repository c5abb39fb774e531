import { formatNumber, shortDate } from '@futurelab/platform/format';
import { TableScroll } from '@futurelab/platform/ui';
import type { Analytics } from '../../queries/admin/analytics';
import styles from './analytics.module.css';
import { LineChart } from '../../shared/charts/line-chart';
import { Part } from './part';

/** Week by week, the latest first. */
export function Weeks({ data }: { data: Analytics }) {
  const { weeks } = data;
  return (
    <Part
      title="Week by week"
      metric="weeks"
      data={data}
      lead="Active members worked on a lesson, started a discussion, replied, or answered an event. Weeks start on Monday, UTC."
    >
      <LineChart
        label="Joined and active members by week"
        points={weeks
          .toReversed()
          .map(({ week, joined, active }) => ({ day: week, values: [joined, active] }))}
        lines={['Joined', 'Active']}
      />
      <TableScroll label="Members by week">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Week of</th>
              <th scope="col">Joined</th>
              <th scope="col">Active</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ week, joined, active }) => (
              <tr key={week}>
                <th scope="row">
                  <time dateTime={week}>{shortDate(`${week}T12:00:00Z`, 'UTC')}</time>
                </th>
                <td>{formatNumber(joined)}</td>
                <td>{formatNumber(active)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </Part>
  );
}
