import { Markdown } from '@futurelab/platform/markdown';
import type { Course } from '@futurelab/platform/queries/learning';
import { Icon, Person, Progress, Section } from '@futurelab/platform/ui';
import { LEVELS } from '../../shared/course-labels';
import { CourseOutline } from './course-outline';
import { outlineLead } from './outline-lead';
import styles from './course-about.module.css';

interface CourseAboutProps {
  course: Course;
  /** Null: signed out. */
  caller: { isHPCMember: boolean } | null;
}

/** What a course says of itself. */
export const CourseAbout = ({ course, caller }: CourseAboutProps) => (
  <>
    <CourseDetails course={course} />
    <Section layout="margin" title="What you will be able to do">
      <ul className={styles.outcomes}>
        {course.outcomes.map((outcome) => (
          <li key={outcome}>
            <Icon name="arrow-right" />
            {outcome}
          </li>
        ))}
      </ul>
    </Section>
    <Section layout="margin" title="About this course">
      <Markdown>{course.description}</Markdown>
    </Section>
    <Section layout="margin" title="Outline" lead={outlineLead(course, caller)}>
      <CourseOutline course={course} />
    </Section>
    <Section layout="margin" title="Who teaches it">
      <Person {...course.instructor} />
    </Section>
  </>
);

function CourseDetails({
  course: { duration, lessonCount, level, access, enrollment, title },
}: {
  course: Course;
}) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Length</dt>
        <dd>{duration}</dd>
      </div>
      <div>
        <dt>Lessons</dt>
        <dd>{lessonCount}</dd>
      </div>
      <div>
        <dt>Level</dt>
        <dd>{LEVELS[level]}</dd>
      </div>
      <div>
        <dt>{enrollment ? 'Progress' : 'Price'}</dt>
        <dd className={styles.progress}>
          {enrollment ? (
            <Progress value={enrollment.progress} label={`Your progress in ${title}`} showValue />
          ) : access === 'free' ? (
            'Free'
          ) : (
            'Included in Pro'
          )}
        </dd>
      </div>
    </dl>
  );
}
