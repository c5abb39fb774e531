import { TRACK_TITLES } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import type { Course } from '@futurelab/platform/queries/learning';
import { useQuery } from '@futurelab/platform/query';
import { useParams, useSearchParams } from '@futurelab/platform/router';
import {
  Button,
  Container,
  Cover,
  LinkButton,
  LoadErrorHeader,
  NotFound,
  PageHead,
  PageHeader,
  QueryBoundary,
  Skeleton,
} from '@futurelab/platform/ui';
import { CourseAbout } from '../../features/courses/course-about';
import { courseAction } from '../../features/courses/course-action';
import { PreviewLink } from '../../features/courses/preview-link';
import { PreviewBar } from '../../shared/preview/preview-bar';
import { coursePreviewQuery, readerIn } from '../../queries/previews';
import { PreviewContext, useCoursePaths, type Reader } from '../../shared/preview/preview';

/** The draft of a course as its page would show it to someone else. */
export default function PreviewPage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const reader = readerIn(params);
  const query = useQuery(coursePreviewQuery(id, reader));
  return (
    <Container>
      <PageHead title={`Preview: ${query.data?.title ?? 'Course'}`} description="A draft." unlisted />
      <QueryBoundary
        query={query}
        what="the draft"
        skeleton={<Skeleton lines={12} />}
        notFound={<NotFound what="course" to={paths.adminCourses} label="See your courses" />}
        failed={<LoadErrorHeader title="Preview" />}
      >
        {(course) => (
          <PreviewContext value={{ course: id, reader }}>
            <PreviewBar
              reader={reader}
              addressFor={(other) => paths.coursePreview(id, other)}
              editor={paths.adminCourse(id)}
            />
            <PreviewedCourse course={course} reader={reader} />
          </PreviewContext>
        )}
      </QueryBoundary>
    </Container>
  );
}

function PreviewedCourse({ course, reader }: { course: Course; reader: Reader }) {
  const { title, promise, track, coverSeed, enrollment } = course;
  const caller = reader === 'visitor' ? null : { isHPCMember: reader === 'pro' };
  const action = courseAction(course, caller);
  const coursePaths = useCoursePaths();
  const next = enrollment?.nextLesson;
  return (
    <article>
      <PageHeader
        size="display"
        eyebrow={TRACK_TITLES[track]}
        title={title}
        lead={promise}
        aside={<Cover seed={coverSeed} kind="course" />}
        actions={
          <>
            {next ? (
              <LinkButton size="large" to={coursePaths.lesson(course.slug, next.slug)}>
                {action.label}
              </LinkButton>
            ) : (
              <Button size="large" disabled>
                {action.label}
              </Button>
            )}
            {!enrollment && <PreviewLink course={course} variant="quiet" />}
          </>
        }
      />
      <CourseAbout course={course} caller={caller} />
    </article>
  );
}
