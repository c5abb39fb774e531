import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import { EmptyState, LinkButton, QueryBoundary, Skeleton } from '@futurelab/platform/ui';
import type { ReactNode } from 'react';
import {
  asDraft,
  courseDraftQuery,
  type CourseDraft,
  type Lesson,
} from '../../queries/admin/courses/course-draft';
import { StaffPage } from '../../shared/staff/staff-page';

interface LessonInDraft {
  draft: CourseDraft;
  lesson: Lesson;
  previous: Lesson | undefined;
  next: Lesson | undefined;
}

interface LessonFrameProps {
  course: string;
  lessonId: string;
  title?: (title: string) => string;
  actions?: ReactNode;
  children: (found: LessonInDraft) => ReactNode;
}

/** A page of one lesson of a draft. */
export function LessonFrame({ course, lessonId, title, actions, children }: LessonFrameProps) {
  const query = useQuery({ ...courseDraftQuery(course), select: asDraft });
  const found = query.data && lessonIn(query.data, lessonId);
  const name = found ? found.lesson.title || 'Untitled' : 'Lesson';
  return (
    <StaffPage
      path={paths.adminCourses}
      title={title ? title(name) : name}
      eyebrow={
        <>
          <Link to={paths.adminCourses}>Courses</Link>
          {' / '}
          <Link to={paths.adminCourse(course)}>
            <bdi>{query.data?.document.title ?? 'Course'}</bdi>
          </Link>
        </>
      }
      forMembers
      actions={found && actions}
    >
      <QueryBoundary
        query={query}
        what="the lesson"
        skeleton={<Skeleton lines={12} />}
        notFound={<Missing course={course} />}
      >
        {() => (found ? children(found) : <Missing course={course} />)}
      </QueryBoundary>
    </StaffPage>
  );
}

function lessonIn(draft: CourseDraft, lessonId: string): LessonInDraft | undefined {
  const lessons = draft.document.modules.flatMap((module) => module.lessons);
  const at = lessons.findIndex(({ id }) => id === lessonId);
  const lesson = lessons[at];
  return lesson && { draft, lesson, previous: lessons[at - 1], next: lessons[at + 1] };
}

const Missing = ({ course }: { course: string }) => (
  <EmptyState
    title="Lesson not found"
    action={<LinkButton to={paths.adminCourse(course)}>See the outline</LinkButton>}
  >
    It may have been removed, or you don’t teach this course.
  </EmptyState>
);
