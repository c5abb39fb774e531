import { pluralize } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import type { Lesson } from '@futurelab/platform/queries/learning';
import { useInfiniteQuery } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import { Fragment } from '@futurelab/platform/runtime';
import { useSession, useTimeZone } from '@futurelab/platform/session';
import { Button, ErrorState, LinkButton, RelativeTime, Skeleton, UserText } from '@futurelab/platform/ui';
import { useState } from 'react';
import { liveLessonPostsQuery, type LessonAddress, type LessonPost } from '../../queries/lessons';
import styles from './lesson-discussion.module.css';

/** What is being said about a lesson, the latest first. */
export function LessonDiscussion({ lesson, address }: { lesson: Lesson; address: LessonAddress }) {
  const { user } = useSession();
  const timeZone = useTimeZone() ?? 'UTC';
  const [isAsking, setIsAsking] = useState(false);
  const signedIn = user !== null;
  const { data, isLoadingError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    liveLessonPostsQuery(address, lesson.id),
  );
  const posts = data?.pages.flatMap(({ items }) => items);
  const total = data?.pages[0]?.total ?? 0;
  const lessonPath = paths.lesson(lesson.course.slug, lesson.slug);
  return (
    <section className={styles.discussion} aria-labelledby="discussion-title">
      <div className={styles.head}>
        <h2 id="discussion-title">Discussion{total > 0 && <span className={styles.count}> {total}</span>}</h2>
        {signedIn ? (
          <Button
            variant="secondary"
            size="small"
            aria-expanded={isAsking}
            onClick={() => setIsAsking(!isAsking)}
          >
            Ask about this lesson
          </Button>
        ) : (
          <LinkButton to={paths.signIn(lessonPath)} variant="secondary" size="small">
            Ask about this lesson
          </LinkButton>
        )}
      </div>
      {isAsking && (
        <div className={styles.question}>
          <Fragment name="mf-community/lesson-question" fallback={<Skeleton lines={6} />} />
        </div>
      )}
      {isLoadingError ? (
        <ErrorState title="The discussion did not load" onRetry={() => void refetch()} />
      ) : !posts ? (
        <Skeleton lines={4} />
      ) : posts.length === 0 ? (
        <p className={styles.quiet}>Nobody has asked anything yet.</p>
      ) : (
        <ul className={styles.posts}>
          {posts.map((post) => (
            <PostRow key={post.id} post={post} open={signedIn} timeZone={timeZone} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button variant="quiet" size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </section>
  );
}

/** The page of a discussion is for members; visitors see what it is about. */
const PostRow = ({ post, open, timeZone }: { post: LessonPost; open: boolean; timeZone: string }) => (
  <li className={styles.post}>
    {open ? (
      <Link to={paths.discussion(post.slug)} className={styles.title}>
        <UserText clamped>{post.title}</UserText>
      </Link>
    ) : (
      <span dir="auto" className={styles.title}>
        {post.title}
      </span>
    )}
    <p dir="auto" className={styles.excerpt}>
      {post.excerpt}
    </p>
    <p className={styles.quiet}>
      {post.author && `${post.author.name}, `}
      <RelativeTime at={post.createdAt} timeZone={timeZone} />,{' '}
      {pluralize(post.replyCount, 'reply', 'replies')}
      {post.isAnswered && ', answered'}
    </p>
  </li>
);
