import { Panel, useReads } from '@futurelab/platform/components/panel';
import { paths } from '@futurelab/platform/paths';
import {
  coursesToContinue,
  myActivityQuery,
  myEnrollmentsQuery,
  type Enrollment,
} from '@futurelab/platform/queries/learning';
import { useQuery } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import { Cover, EmptyState, LinkButton, Progress, VisuallyHidden } from '@futurelab/platform/ui';
import styles from './continue-learning.module.css';

/** The courses in progress, each at the exact place where the member left it; a beginner’s at their first lesson. */
export function ContinueLearning() {
  const reads = useReads({ enrollments: myEnrollmentsQuery });
  const { data: activity } = useQuery(myActivityQuery);
  // In the first days the primary action is the guide's next step.
  const isBeginning = activity !== undefined && Object.values(activity.guide).includes(false);
  return (
    <Panel title="Continue Learning" more={{ to: paths.courses, label: 'All courses' }} reads={reads}>
      {({ enrollments }) => {
        const courses = coursesToContinue(enrollments);
        if (courses.length === 0)
          return (
            <EmptyState
              title="Ready to Begin Your Journey"
              action={
                <LinkButton to={paths.courses} variant="secondary">
                  Choose a course
                </LinkButton>
              }
            >
              Lessons take 10 to 20 minutes. Your progress is saved here.
            </EmptyState>
          );
        return (
          <ul className={styles.courses}>
            {courses.map((enrollment, index) => (
              <Course key={enrollment.id} enrollment={enrollment} isPrimary={index === 0 && !isBeginning} />
            ))}
          </ul>
        );
      }}
    </Panel>
  );
}

function Course({
  enrollment: { course, progress, nextLesson },
  isPrimary,
}: {
  enrollment: Enrollment;
  isPrimary: boolean;
}) {
  return (
    <li className={styles.course}>
      <Cover seed={course.coverSeed} kind="course" className={styles.cover} />
      <div className={styles.text}>
        <h3 className={styles.title}>
          <Link to={paths.learnCourse(course.slug)}>{course.title}</Link>
        </h3>
        <p className={styles.detail}>
          {course.duration}
          {nextLesson && (
            <>
              {' · Next: '}
              <Link to={paths.lesson(course.slug, nextLesson.slug)}>{nextLesson.title}</Link>
            </>
          )}
        </p>
        <Progress value={progress} label={`Progress in ${course.title}`} showValue />
      </div>
      <LinkButton
        to={paths.learnCourse(course.slug)}
        variant={isPrimary ? 'primary' : 'secondary'}
        className={styles.action}
      >
        {progress > 0 ? 'Continue' : 'Start'}
        <VisuallyHidden> {course.title}</VisuallyHidden>
      </LinkButton>
    </li>
  );
}
