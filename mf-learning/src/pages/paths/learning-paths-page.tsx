import { formatMinutes, isTrack, pluralize } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { learningPathsQuery, type LearningPath } from '@futurelab/platform/queries/learning';
import { useQuery } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import {
  Container,
  EmptyState,
  LinkButton,
  PageHead,
  PageHeader,
  Progress,
  QueryBoundary,
  Section,
  Skeleton,
} from '@futurelab/platform/ui';
import { JoinButton } from '../../features/paths/join-button';
import { nextStep } from '../../features/paths/next-step';
import { pathAddress } from '../../shared/path-address';
import { TRACK_TEXTS } from '../../shared/track-texts';
import styles from './learning-paths-page.module.css';

export default function LearningPathsPage() {
  const query = useQuery(learningPathsQuery);
  return (
    <Container>
      <PageHead
        title="Learning paths"
        description="Three ordered paths through our courses: working with AI, keeping your judgment, and leading people through change."
        path={paths.learningPaths}
      />
      <PageHeader
        size="display"
        eyebrow="Learn"
        title="Three paths, one question each"
        lead="A path is a handful of courses in the order in which they build on each other. Take one whole, or leave it where you like."
      />
      <QueryBoundary query={query} what="the learning paths" skeleton={<Skeleton lines={14} />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState
              title="No paths right now"
              action={<LinkButton to={paths.courses}>See every course</LinkButton>}
            >
              All courses are still available.
            </EmptyState>
          ) : (
            <>
              {list.filter(({ id }) => isTrack(id)).map(article)}
              {list.some(({ id }) => !isTrack(id)) && (
                <Section title="More paths">{list.filter(({ id }) => !isTrack(id)).map(article)}</Section>
              )}
            </>
          )
        }
      </QueryBoundary>
    </Container>
  );
}

const article = (path: LearningPath) => <PathArticle key={path.id} path={path} />;

function PathArticle({ path }: { path: LearningPath }) {
  const { id, title, description, courses, totalMinutes, total, completed, percent, isMember } = path;
  const next = nextStep(path);
  const begun = isMember || courses.some(({ progress }) => progress !== null);
  return (
    <article className={styles.path}>
      <div className={styles.text}>
        <h2>
          <Link to={pathAddress(id)}>{title}</Link>
        </h2>
        {isTrack(id) && <p className={styles.question}>{TRACK_TEXTS[id].question}</p>}
        <p>{description}</p>
        <p className={styles.quiet}>
          {pluralize(total, 'course')}, {formatMinutes(totalMinutes)} in all
          {begun && `, ${completed} completed`}
        </p>
        {begun && <Progress value={percent} label={`Your progress on ${title}`} showValue />}
        {begun && next && (
          <p>
            Next: <Link to={next.to}>{next.label}</Link>
          </p>
        )}
        <div className={styles.actions}>
          <LinkButton variant="secondary" to={pathAddress(id)} aria-label={`See the path ${title}`}>
            See the path
          </LinkButton>
          <JoinButton id={id} title={title} isMember={isMember} />
        </div>
      </div>
      <ol className={styles.courses}>
        {courses.map((course) => (
          <li key={course.id}>
            <Link to={paths.course(course.slug)}>{course.title}</Link>
            <span>{course.duration}</span>
          </li>
        ))}
      </ol>
    </article>
  );
}
