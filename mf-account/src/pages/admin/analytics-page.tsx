import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { useSearchParams } from '@futurelab/platform/router';
import { ErrorState, Skeleton } from '@futurelab/platform/ui';
import styles from '../../features/analytics/analytics.module.css';
import { DaysForm } from '../../features/analytics/days-form';
import { Funnel } from '../../features/analytics/funnel';
import { Weeks } from '../../features/analytics/weeks';
import { analyticsQuery } from '../../queries/admin/analytics';
import { readDays } from '../../shared/model/days';
import { StaffPage } from '../../shared/staff/staff-page';

/** How far people get who join, and how many are here in a week. */
export default function AnalyticsPage() {
  return (
    <StaffPage
      path={paths.analytics}
      title="Analytics"
      lead="Sign-ups, progress toward Pro, and weekly activity."
    >
      <Numbers />
    </StaffPage>
  );
}

function Numbers() {
  const [params, setParams] = useSearchParams();
  const days = readDays(params);
  const { data, isPending, isError, isFetching, refetch } = useQuery(analyticsQuery(days));
  return (
    <>
      <DaysForm
        days={data ? { from: data.from, to: data.to } : days}
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
            <Funnel funnel={data.funnel} />
            <Weeks weeks={data.weeks} />
          </>
        )}
      </div>
    </>
  );
}
