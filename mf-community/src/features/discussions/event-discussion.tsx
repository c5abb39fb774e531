import { paths } from '@futurelab/platform/paths';
import { useSession } from '@futurelab/platform/session';
import { LinkButton, QueryBoundary, Section, Skeleton } from '@futurelab/platform/ui';
import type { EventDetail } from '../../queries/events';
import { eventPostMutation, eventPostsQuery } from '../../queries/posts';
import { ShowMore } from '../../shared/paging/show-more';
import { usePages } from '../../shared/paging/use-pages';
import styles from './lesson-discussion.module.css';
import { PostInPlace } from './post-in-place';
import { PostList } from './post-list';

interface EventDiscussionProps {
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

function EventPosts({ event, eventParam, over, timeZone }: EventDiscussionProps & { timeZone: string }) {
  const pages = usePages((cursor?: string) => eventPostsQuery(eventParam, { id: event.id, cursor }));
  return (
    <>
      <PostInPlace
        place={`event-post:${event.id}`}
        mutation={eventPostMutation(event.id)}
        label={over ? 'Share what you took away' : 'Ask or share something'}
        resume="Continue your post"
        posted="Posted."
      />
      <QueryBoundary query={pages} what="the discussion" skeleton={<Skeleton lines={4} />}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={styles.quiet}>No posts yet.</p>
          ) : (
            <div className={styles.posts}>
              <PostList posts={items} timeZone={timeZone} heading="h3" underSubject />
              <ShowMore pages={pages} what="posts" />
            </div>
          )
        }
      </QueryBoundary>
    </>
  );
}
