import { longDateWithYear, pluralize } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import type { Course } from '@futurelab/platform/queries/learning';
import { useInfiniteQuery } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import { ReportButton } from '@futurelab/platform/report';
import { Button, Section } from '@futurelab/platform/ui';
import { lazy, Suspense, useRef } from 'react';
import { focusOn } from '../../shared/focus-on';
import { reviewsQuery, type Review } from '../../queries/reviews';
import styles from './course-reviews.module.css';
import { Stars } from './stars';

const OwnReview = lazy(async () => ({ default: (await import('./own-review')).OwnReview }));

/** What members say of a course, and the member's own say once they have finished it. */
export function CourseReviews({ course, courseParam }: { course: Course; courseParam: string }) {
  const { id, averageRating, reviewCount, enrollment } = course;
  const list = useRef<HTMLUListElement>(null);
  const pages = useInfiniteQuery(reviewsQuery(courseParam));
  const finished = (enrollment?.progress ?? 0) >= 100;
  const all = pages.data?.pages.flatMap(({ items }) => items) ?? [];
  if (all.length === 0 && !finished) return null;
  const showMore = async () => {
    const last = list.current?.lastElementChild;
    const { hasNextPage } = await pages.fetchNextPage();
    if (!hasNextPage) focusOn(last as HTMLElement);
  };
  return (
    <Section
      id="reviews"
      layout="margin"
      title="What members say"
      lead={
        averageRating !== null && (
          <>
            <Stars rating={averageRating} /> {averageRating} from {pluralize(reviewCount, 'review')}
          </>
        )
      }
    >
      {finished && (
        <Suspense>
          <OwnReview courseId={id} />
        </Suspense>
      )}
      <ul ref={list} className={styles.list}>
        {all.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ul>
      {pages.isFetchNextPageError && (
        <p role="alert" className={styles.failed}>
          Couldn’t load earlier reviews. Try again.
        </p>
      )}
      {pages.hasNextPage && (
        <Button variant="secondary" busy={pages.isFetchingNextPage} onClick={() => void showMore()}>
          Show more
        </Button>
      )}
    </Section>
  );
}

const ReviewItem = ({ review: { id, rating, text, author, createdAt, isMine } }: { review: Review }) => (
  <li className={styles.review}>
    <p className={styles.head}>
      <Stars rating={rating} />
      <span>
        {author ? (
          <Link dir="auto" to={paths.memberProfile(author.slug)}>
            {author.name}
          </Link>
        ) : (
          'A member who finished the course'
        )}
        {', '}
        <time dateTime={createdAt}>{longDateWithYear(createdAt, 'UTC')}</time>
      </span>
    </p>
    <p dir="auto" className={styles.text}>
      {text}
    </p>
    {!isMine && author && (
      <div className={styles.report}>
        <ReportButton subject={{ kind: 'review', id }} what={`the review by ${author.name}`} />
      </div>
    )}
  </li>
);
