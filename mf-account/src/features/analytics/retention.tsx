import { shortDate } from '@futurelab/platform/format';
import { TableScroll } from '@futurelab/platform/ui';
import type { Analytics } from '../../queries/admin/analytics';
import styles from './analytics.module.css';
import { BarChart } from '../../shared/charts/bar-chart';
import { inPercent, numberOf } from '../../shared/model/share';
import { Part } from './part';

/** How many come back in the fourth week after they joined. */
export function Retention({ data }: { data: Analytics }) {
  const cohorts = data.cohorts.map((cohort) => ({
    ...cohort,
    share: cohort.returned === null || cohort.joined === 0 ? null : cohort.returned / cohort.joined,
  }));
  return (
    <Part
      title="Week-4 retention"
      metric="retention"
      data={data}
      lead="Members by the week they joined, and how many were active in the fourth week after. A week is counted once that week is over."
    >
      {cohorts.length === 0 ? (
        <p className={styles.quiet}>No whole week in this period.</p>
      ) : (
        <>
          <BarChart
            label="Share of members active in week 4, by the week they joined"
            bars={cohorts.toReversed().map(({ week, share }) => ({ day: week, value: share }))}
            format={inPercent}
          />
          <TableScroll label="Retention by week">
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">Joined in the week of</th>
                  <th scope="col">Joined</th>
                  <th scope="col">Active in week 4</th>
                  <th scope="col">Share</th>
                </tr>
              </thead>
              <tbody>
                {cohorts.map(({ week, joined, returned, share }) => (
                  <tr key={week}>
                    <th scope="row">
                      <time dateTime={week}>{shortDate(`${week}T12:00:00Z`, 'UTC')}</time>
                    </th>
                    <td>{numberOf(joined)}</td>
                    <td>{numberOf(returned)}</td>
                    <td>{inPercent(share)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </TableScroll>
        </>
      )}
    </Part>
  );
}
