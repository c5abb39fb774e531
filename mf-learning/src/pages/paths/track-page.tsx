import { TRACK_TITLES, TRACKS } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { learningPathsQuery } from '@futurelab/platform/queries/learning';
import { useQuery } from '@futurelab/platform/query';
import { useLocation } from '@futurelab/platform/router';
import {
  Card,
  CardLink,
  Container,
  Cover,
  LinkButton,
  PageHead,
  PageHeader,
  QueryBoundary,
  Section,
  Skeleton,
} from '@futurelab/platform/ui';
import { JoinButton } from '../../features/paths/join-button';
import { nextStep } from '../../features/paths/next-step';
import { PathContents } from '../../features/paths/path-contents';
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
              <JoinButton size="large" id={track} title={title} isMember={path.isMember} />
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
        {() => <PathContents path={path} lead={question} />}
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
