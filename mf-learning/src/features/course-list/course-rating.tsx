import { pluralize } from '@futurelab/platform/format';
import { VisuallyHidden } from '@futurelab/platform/ui';
import type { CourseSummary } from '../../queries/courses';

/** What members give the course on average; nothing before the first review. */
export const CourseRating = ({ course: { averageRating, reviewCount } }: { course: CourseSummary }) =>
  averageRating === null ? null : (
    <span>
      <span aria-hidden="true">
        ★ {averageRating.toFixed(1)} ({reviewCount})
      </span>
      <VisuallyHidden>
        {averageRating} of 5 stars from {pluralize(reviewCount, 'review')}
      </VisuallyHidden>
    </span>
  );
