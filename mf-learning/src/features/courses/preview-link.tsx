import type { Course } from '@futurelab/platform/queries/learning';
import { LinkButton } from '@futurelab/platform/ui';
import { useCoursePaths } from '../../shared/preview/preview';
import { previewLesson } from './course-action';

interface PreviewLinkProps {
  course: Course;
  variant: 'secondary' | 'quiet';
  className?: string;
}

/** Leads to the lesson that is open to everybody, where a course has one. */
export function PreviewLink({ course, variant, className }: PreviewLinkProps) {
  const preview = previewLesson(course);
  const coursePaths = useCoursePaths();
  return (
    preview && (
      <LinkButton variant={variant} className={className} to={coursePaths.lesson(course.slug, preview.slug)}>
        {preview.kind === 'video' ? 'Watch the open lesson' : 'Read the open lesson'}
      </LinkButton>
    )
  );
}
