import type { ReactNode } from 'react';
import { formatNumber, longDate } from '@futurelab/platform/format';
import { myActivityQuery, userPointsQuery } from '@futurelab/platform/queries/learning';
import { useQuery } from '@futurelab/platform/query';
import { sessionQuery, type CurrentUser } from '@futurelab/platform/session';
import { Badge, PageHeader } from '@futurelab/platform/ui';
import { useNow } from '@futurelab/platform/components/use-now';
import styles from './greeting.module.css';

interface GreetingProps {
  user: CurrentUser;
  /** What is next on the member's calendar. */
  next: ReactNode;
}

/**
 * The top of the home: the member by first name, today's date, and the level once points are known. The date comes after the
 * title, up to which a page is to be the same from visit to visit.
 */
export function Greeting({ user, next }: GreetingProps) {
  const { dataUpdatedAt } = useQuery(sessionQuery);
  const { data: activity } = useQuery(myActivityQuery);
  const { data: points } = useQuery(userPointsQuery);
  const today = new Date(useNow(dataUpdatedAt)).toISOString();
  const name = user.firstName?.trim() || 'Catalyst';
  return (
    <PageHeader
      title={activity?.lastActiveOn === null ? `Welcome, ${name}` : `Welcome back, ${name}`}
      lead={longDate(today, user.timeZone)}
      actions={
        points && (
          <>
            <Badge tone="lagoon">Level {points.currentLevel}</Badge>
            <Badge>{formatNumber(points.totalPoints)} points</Badge>
          </>
        )
      }
      aside={next}
      className={styles.greeting}
    />
  );
}
