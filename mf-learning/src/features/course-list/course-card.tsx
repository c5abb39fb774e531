import { pluralize, TRACK_TITLES } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { Badge, Card, CardLink, Cover, Icon, Progress } from '@futurelab/platform/ui';
import { CourseRating } from './course-rating';
import type { CourseSummary } from '../../queries/courses';
import styles from './course-card.module.css';
import { LEVELS } from '../../shared/course-labels';

/** A course in a list: what it is, what it costs, and how far the member has come. */
export function CourseCard({ course }: { course: CourseSummary }) {
  const { slug, title, track, duration, lessonCount, level, coverSeed } = course;
  return (
    <Card as="article" tone="plain" cover={<Cover seed={coverSeed} kind="course" />}>
      <h2 className={styles.title}>
        <CardLink to={paths.course(slug)}>{title}</CardLink>
      </h2>
      <p className={styles.facts}>
        <span>{TRACK_TITLES[track]}</span>
        <span>{duration}</span>
        <span>{pluralize(lessonCount, 'lesson')}</span>
        <span>{LEVELS[level]}</span>
        <CourseRating course={course} />
      </p>
      <CardFoot course={course} />
    </Card>
  );
}

function CardFoot({ course: { access, progress, title } }: { course: CourseSummary }) {
  if (progress !== null && progress > 0)
    return (
      <div className={styles.foot}>
        <Progress value={progress} label={`Your progress in ${title}`} showValue />
      </div>
    );
  return (
    <div className={styles.foot}>
      <AccessBadge access={access} />
      <span className={styles.next} aria-hidden="true">
        {progress === 0 ? 'Open your first lesson' : 'Start'}
        <Icon name="arrow-right" />
      </span>
    </div>
  );
}

/** Says what a course costs: nothing, or the membership. */
const AccessBadge = ({ access }: Pick<CourseSummary, 'access'>) =>
  access === 'pro' ? (
    <Badge tone="ember">
      <Icon name="lock" />
      Pro
    </Badge>
  ) : (
    <Badge tone="lagoon">Free</Badge>
  );
