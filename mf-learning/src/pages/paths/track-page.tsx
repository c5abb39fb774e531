import { formatMinutes, TRACK_TITLES, TRACKS } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { learningPathsQuery, type LearningPath } from '@futurelab/platform/queries/learning';
import { useQuery } from '@futurelab/platform/query';
import { useLocation } from '@futurelab/platform/router';
import {
  Card,
  CardLink,
  Container,
  Cover,
  EmptyState,
  LinkButton,
  PageHead,
  PageHeader,
  QueryBoundary,
  Section,
  Skeleton,
  Stat,
} from '@futurelab/platform/ui';
import { JoinButton } from '../../features/paths/join-button';
import { nextStep } from '../../features/paths/next-step';
import { PathSteps } from '../../features/paths/path-steps';
import { TRACK_TEXTS } from '../../shared/track-texts';
import styles from './track-page.module.css';

/** One page for the three tracks; its address says which. */
export default function TrackPage() {
  const { pathname } = useLocation();
  const query = useQuery(learningPathsQuery);
  const track = TRACKS.find((one) => pathname.startsWith(paths.track(one))) ?? 'ai-mastery';
  const { question, intent } = TRACK_TEXTS[track];
  const title = TRACK_TITLES[track];
  const path = query.data?.find(({ id }) => id === track);
  const next = path && nextStep(path);
  return (
    <Container>
      <PageHead
        title={title}
        description={intent}
        path={paths.track(track)}
        cover={{ kind: 'course', seed: track }}
        within={[{ title: 'Learning paths', path: paths.learningPaths }]}
      />
      <PageHeader
        size="display"
        eyebrow="Learning path"
        title={title}
        lead={intent}
        aside={
          <div className={styles.picture}>
            <Cover seed={track} kind="course" />
          </div>
        }
        actions={
          path ? (
            <>
              {next && (
                <LinkButton size="large" to={next.to}>
                  {next.label}
                </LinkButton>
              )}
              <JoinButton size="large" track={track} isMember={path.isMember} />
            </>
          ) : query.isPending ? (
            <>
              <Skeleton className={styles.action} />
              <Skeleton className={styles.action} />
            </>
          ) : undefined
        }
      />
      <QueryBoundary query={query} what="the path" skeleton={<Skeleton lines={12} />}>
        {() => <Steps path={path} question={question} />}
      </QueryBoundary>
      <Section title="The other paths">
        <div className={styles.others}>
          {TRACKS.filter((one) => one !== track).map((other) => (
            <Card key={other} tone="ruled">
              <h3>
                <CardLink to={paths.track(other)}>{TRACK_TITLES[other]}</CardLink>
              </h3>
              <p className={styles.quiet}>{TRACK_TEXTS[other].question}</p>
            </Card>
          ))}
        </div>
      </Section>
    </Container>
  );
}

function Steps({ path, question }: { path: LearningPath | undefined; question: string }) {
  if (!path || path.total === 0)
    return (
      <EmptyState
        title="No courses on this path yet"
        action={<LinkButton to={paths.courses}>See every course</LinkButton>}
      >
        Courses appear here, in order, on the day they open.
      </EmptyState>
    );
  const { courses, totalMinutes, total, percent, completed, isMember } = path;
  const begun = isMember || courses.some(({ progress }) => progress !== null);
  return (
    <>
      <div className={styles.figures}>
        <Stat label="Courses" value={total} hint="In the order in which they build on each other." />
        <Stat label="Total time" value={formatMinutes(totalMinutes)} hint="Reading and practice." />
        {begun && <Stat label="Completed" value={`${percent}%`} hint={`${completed} of ${total} courses.`} />}
      </div>
      <Section layout="margin" title="The path" lead={question}>
        <PathSteps courses={courses} />
      </Section>
    </>
  );
}
