import { formatNumber, shortDate } from '@futurelab/platform/format';
import { Section, TableScroll } from '@futurelab/platform/ui';
import type { AnalyticsWeek } from '../../queries/admin/analytics';
import styles from './analytics.module.css';

/** Week by week, the latest first. */
export function Weeks({ weeks }: { weeks: AnalyticsWeek[] }) {
  return (
    <Section
      title="Week by week"
      layout="margin"
      lead="Active members worked on a lesson, started a discussion, replied, or answered an event. Weeks start on Monday, UTC."
    >
      <TableScroll label="Members by week">
        <table className={styles.weeks}>
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
    </Section>
  );
}
