import { paths } from '@futurelab/platform/paths';
import { useSession } from '@futurelab/platform/session';
import { LinkButton, Section, Skeleton } from '@futurelab/platform/ui';
import { lazy, Suspense } from 'react';
import type { EventDetail } from '../../queries/events';
import styles from './lesson-discussion.module.css';

// Visitors have no use for it.
const EventPosts = lazy(() => import(/* webpackChunkName: "event-posts" */ './event-posts'));

export interface EventDiscussionProps {
  event: EventDetail;
  /** The event as the page's address names it. */
  eventParam: string;
  over: boolean;
}

/** What members say of an event, before it and after; the latest first. */
export function EventDiscussion({ event, eventParam, over }: EventDiscussionProps) {
  const { user } = useSession();
  return (
    <Section layout="margin" title="Discussion">
      <div className={styles.discussion}>
        {user ? (
          <Suspense fallback={<Skeleton lines={4} />}>
            <EventPosts event={event} eventParam={eventParam} over={over} timeZone={user.timeZone} />
          </Suspense>
        ) : (
          <LinkButton variant="secondary" size="small" to={paths.signIn(paths.event(event.slug))}>
            Sign in to join the discussion
          </LinkButton>
        )}
      </div>
    </Section>
  );
}
