import { TRACK_TITLES } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { courseQuery, type Course } from '@futurelab/platform/queries/learning';
import { useQuery } from '@futurelab/platform/query';
import { useParams } from '@futurelab/platform/router';
import { Fragment } from '@futurelab/platform/runtime';
import { useSession } from '@futurelab/platform/session';
import { Cover, DetailPage, LinkButton, PageHead, PageHeader } from '@futurelab/platform/ui';
import { CourseAbout } from '../../features/courses/course-about';
import { CourseActionButton } from '../../features/courses/course-action-button';
import { CourseStructuredData } from '../../features/courses/course-structured-data';
import { PreviewLink } from '../../features/courses/preview-link';
import { NextCourse } from '../../features/courses/next-course';
import { CourseCertificate } from '../../features/certificates/course-certificate';
import { CourseReviews } from '../../features/reviews/course-reviews';
import { Near } from '../../shared/near';
import styles from './course-page.module.css';

const community = (
  <Near>
    <Fragment name="mf-community/course-community" />
  </Near>
);

export default function CoursePage() {
  const { id = '' } = useParams();
  const query = useQuery(courseQuery(id));
  return (
    <DetailPage query={query} what="course" list={{ to: paths.courses, label: 'See every course' }}>
      {(course) => <CourseArticle course={course} courseParam={id} />}
    </DetailPage>
  );
}

function CourseArticle({ course, courseParam }: { course: Course; courseParam: string }) {
  const { title, promise, slug, track, enrollment } = course;
  const { user } = useSession();
  return (
    <article>
      <PageHead
        title={title}
        description={promise}
        path={paths.course(slug)}
        cover={{ kind: 'course', seed: course.coverSeed }}
        within={[{ title: 'Courses', path: paths.courses }]}
      />
      <CourseStructuredData course={course} />
      <PageHeader
        size="display"
        eyebrow={TRACK_TITLES[track]}
        title={title}
        lead={promise}
        aside={<Cover seed={course.coverSeed} kind="course" />}
        actions={
          <>
            <CourseActionButton course={course} />
            {!enrollment && <PreviewLink course={course} variant="quiet" className={styles.preview} />}
            {(user?.isAdmin || course.isInstructor) && (
              <LinkButton variant="quiet" to={paths.adminCourse(course.id)}>
                Edit course
              </LinkButton>
            )}
          </>
        }
      />
      {course.isWithdrawn && <Withdrawn />}
      {enrollment && enrollment.progress >= 100 && <CourseCertificate courseId={course.id} />}
      {enrollment && enrollment.newLessons > 0 && <NewLessons count={enrollment.newLessons} />}
      <CourseAbout course={course} caller={user} />
      <CourseReviews course={course} courseParam={courseParam} />
      {community}
      <NextCourse courseParam={courseParam} />
    </article>
  );
}

/** Only those enrolled read this: for others the page is not there. */
const Withdrawn = () => (
  <p className={styles.note}>
    This course is no longer offered. You keep your progress, certificate and access.
  </p>
);

/** Finished stays finished; what has come since is an offer. */
const NewLessons = ({ count }: { count: number }) => (
  <p className={styles.news}>{count} new since you finished. Your course stays complete.</p>
);
