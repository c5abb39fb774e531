import { pluralize } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { keepPreviousData, useQuery } from '@futurelab/platform/query';
import { useSearchParams } from '@futurelab/platform/router';
import {
  Container,
  EmptyState,
  LinkButton,
  PageHead,
  PageHeader,
  QueryBoundary,
} from '@futurelab/platform/ui';
import { CourseFilterPanel } from '../../features/course-filters/course-filter-panel';
import { hasFilters, readFilters } from '../../features/course-filters/course-filters';
import { CourseGridSkeleton } from '../../features/course-list/course-card-skeleton';
import { CourseGrid } from '../../features/course-list/course-grid';
import { coursesQuery } from '../../queries/courses';
import styles from './courses-page.module.css';

const Nothing = ({ narrowed }: { narrowed: boolean }) =>
  narrowed ? (
    <EmptyState
      title="No matching courses"
      action={
        <LinkButton variant="secondary" to={paths.courses}>
          Show every course
        </LinkButton>
      }
    >
      Try a shorter search or fewer filters.
    </EmptyState>
  ) : (
    <EmptyState
      title="No courses right now"
      action={
        <LinkButton variant="secondary" to={paths.events}>
          See upcoming events
        </LinkButton>
      }
    >
      New courses appear here on the day they open.
    </EmptyState>
  );

export default function CoursesPage() {
  const [params] = useSearchParams();
  const filters = readFilters(params);
  const query = useQuery({ ...coursesQuery(filters), placeholderData: keepPreviousData });
  return (
    <Container>
      <PageHead
        title="Courses"
        description="Short, exact courses in working with AI, keeping your judgment, and leading people through change. Some are free."
        path={paths.courses}
      />
      <PageHeader
        eyebrow="Learn"
        title="Courses"
        lead="Each one teaches something you can use the same week. Every course has a lesson you can read before you decide."
      />
      <div className={styles.columns}>
        <CourseFilterPanel filters={filters} />
        <div>
          <QueryBoundary query={query} what="courses" skeleton={<CourseGridSkeleton />}>
            {({ items, total, nextCursor }) =>
              items.length === 0 ? (
                <Nothing narrowed={hasFilters(filters)} />
              ) : (
                <>
                  <p className={styles.count} role="status">
                    {pluralize(total ?? items.length, 'course')}
                  </p>
                  <CourseGrid courses={items} />
                  {nextCursor && (
                    <p className={styles.more}>
                      These are the first {items.length}. Narrow the list to see others.
                    </p>
                  )}
                </>
              )
            }
          </QueryBoundary>
        </div>
      </div>
    </Container>
  );
}
