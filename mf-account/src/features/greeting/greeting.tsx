import type { ReactNode } from 'react';
import { useQuery } from '@futurelab/platform/query';
import { sessionQuery, type CurrentUser } from '@futurelab/platform/session';
import { Badge, PageHeader } from '@futurelab/platform/ui';
import { myActivityQuery } from '../../model/activity';
import { longDate } from '../../model/event-time';
import { userPointsQuery } from '../../model/points';
import { useNow } from '../../model/use-now';

interface GreetingProps {
  user: CurrentUser;
  /** What is next on the member's calendar. */
  next: ReactNode;
}

/** The top of the home: today's date, the member by first name, and the level once points are known. */
export function Greeting({ user, next }: GreetingProps) {
  const { dataUpdatedAt } = useQuery(sessionQuery);
  const { data: activity } = useQuery(myActivityQuery);
  const { data: points } = useQuery(userPointsQuery);
  const today = new Date(useNow(dataUpdatedAt)).toISOString();
  const name = user.firstName?.trim() || 'Catalyst';
  return (
    <PageHeader
      eyebrow={longDate(today, user.timeZone)}
      title={activity?.lastActiveOn === null ? `Welcome, ${name}` : `Welcome back, ${name}`}
      actions={
        points && (
          <>
            <Badge tone="lagoon">Level {points.currentLevel}</Badge>
            <Badge>{points.totalPoints.toLocaleString('en-US')} points</Badge>
          </>
        )
      }
      aside={next}
    />
  );
}
