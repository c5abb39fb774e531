import { paths } from '@futurelab/platform/paths';
import type { Lesson } from '@futurelab/platform/queries/learning';
import { useInfiniteQuery } from '@futurelab/platform/query';
import { useSession, useTimeZone } from '@futurelab/platform/session';
import { Button, ErrorState, LinkButton, Skeleton } from '@futurelab/platform/ui';
import { lessonPostsQuery } from '../../queries/posts';
import styles from './lesson-discussion.module.css';
import { LessonQuestion } from './lesson-question';
import { PostList } from './post-list';

/** What is being said about a lesson, the latest first, and a form to ask about it. */
export function LessonDiscussion({ lesson, address }: { lesson: Lesson; address: string }) {
  const { user } = useSession();
  const timeZone = useTimeZone() ?? 'UTC';
  const { data, isLoadingError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    lessonPostsQuery(address, lesson.id),
  );
  const posts = data?.pages.flatMap(({ items }) => items);
  const total = data?.pages[0]?.total ?? 0;
  return (
    <section className={styles.discussion} aria-labelledby="discussion-title">
      <h2 id="discussion-title">Discussion{total > 0 && <span className={styles.count}> {total}</span>}</h2>
      {user ? (
        <LessonQuestion lessonId={lesson.id} />
      ) : (
        <LinkButton
          to={paths.signIn(paths.lesson(lesson.course.slug, lesson.slug))}
          variant="secondary"
          size="small"
        >
          Sign in to ask about this lesson
        </LinkButton>
      )}
      {isLoadingError ? (
        <ErrorState title="Couldn’t load the discussion" onRetry={() => void refetch()} />
      ) : !posts ? (
        <Skeleton lines={4} />
      ) : posts.length === 0 ? (
        <p className={styles.quiet}>No questions yet.</p>
      ) : (
        <div className={styles.posts}>
          <PostList posts={posts} timeZone={timeZone} heading="h3" underSubject />
        </div>
      )}
      {hasNextPage && (
        <Button variant="quiet" size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </section>
  );
}
