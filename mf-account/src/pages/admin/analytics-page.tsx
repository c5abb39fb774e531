import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { useSearchParams } from '@futurelab/platform/router';
import { ErrorState, Skeleton } from '@futurelab/platform/ui';
import styles from '../../features/analytics/analytics.module.css';
import { DaysForm } from '../../features/analytics/days-form';
import { Events } from '../../features/analytics/events';
import { Funnel } from '../../features/analytics/funnel';
import { Issues } from '../../features/analytics/issues';
import { Lessons } from '../../features/analytics/lessons';
import { Numbers } from '../../features/analytics/numbers';
import { Retention } from '../../features/analytics/retention';
import { Revenue } from '../../features/analytics/revenue';
import { Searches } from '../../features/analytics/searches';
import { Weeks } from '../../features/analytics/weeks';
import { PeriodLinks } from '../../features/analytics/period-links';
import { analyticsQuery, readPeriod } from '../../queries/admin/analytics';
import { readDays } from '../../shared/model/days';
import { StaffPage } from '../../shared/staff/staff-page';

/** How far people get who join, how many are here and what they do, beside the period before. */
export default function AnalyticsPage() {
  return (
    <StaffPage
      path={paths.analytics}
      title="Analytics"
      lead="Sign-ups, progress toward Pro, activity and revenue."
    >
      <AllNumbers />
    </StaffPage>
  );
}

function AllNumbers() {
  const [params, setParams] = useSearchParams();
  const period = readPeriod(params);
  const { data, isPending, isError, isFetching, refetch } = useQuery(analyticsQuery(period));
  return (
    <>
      <PeriodLinks period={period} />
      <DaysForm
        days={data ? { from: data.from, to: data.to } : readDays(params)}
        onChange={(next) =>
          setParams(Object.fromEntries(Object.entries(next).filter(([, day]) => day !== '')), {
            preventScrollReset: true,
          })
        }
      />
      <div className={styles.parts} aria-busy={isPending}>
        {isPending && <Skeleton lines={12} />}
        {isError && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
        {data && (
          <>
            <Funnel data={data} />
            <Numbers data={data} />
            <Weeks data={data} />
            <Retention data={data} />
            <Lessons data={data} />
            <Events data={data} />
            <Revenue data={data} />
            <Issues data={data} />
            <Searches data={data} />
          </>
        )}
      </div>
    </>
  );
}
