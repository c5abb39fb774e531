import { paths } from '@futurelab/platform/paths';
import { useSession } from '@futurelab/platform/session';
import { LinkButton, Section } from '@futurelab/platform/ui';
import type { EventDetail } from '../../queries/events';
import { EventPosts } from './event-posts';
import styles from './lesson-discussion.module.css';

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
          <EventPosts event={event} eventParam={eventParam} over={over} timeZone={user.timeZone} />
        ) : (
          <LinkButton variant="secondary" size="small" to={paths.signIn(paths.event(event.slug))}>
            Sign in to join the discussion
          </LinkButton>
        )}
      </div>
    </Section>
  );
}
