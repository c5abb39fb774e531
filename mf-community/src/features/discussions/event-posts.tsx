import { QueryBoundary, Skeleton } from '@futurelab/platform/ui';
import { eventPostMutation, eventPostsQuery } from '../../queries/posts';
import { ShowMore } from '../../shared/paging/show-more';
import { usePages } from '../../shared/paging/use-pages';
import type { EventDiscussionProps } from './event-discussion';
import styles from './lesson-discussion.module.css';
import { PostInPlace } from './post-in-place';
import { PostList } from './post-list';

/** The posts about an event, and the place to write one. */
export function EventPosts({
  event,
  eventParam,
  over,
  timeZone,
}: EventDiscussionProps & { timeZone: string }) {
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
