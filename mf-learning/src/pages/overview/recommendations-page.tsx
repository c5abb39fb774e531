import { paths } from '@futurelab/platform/paths';
import { recommendationSettingsQuery } from '@futurelab/platform/queries/learning';
import { useQuery } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import {
  Container,
  EmptyState,
  LinkButton,
  PageHead,
  PageHeader,
  QueryBoundary,
  Section,
  Skeleton,
} from '@futurelab/platform/ui';
import { RecommendationItem } from '../../features/recommendations/recommendation-item';
import { RecommendationSwitch } from '../../features/recommendations/recommendation-switch';
import { recommendationsQuery, type Recommendation } from '../../queries/recommendations';
import styles from './recommendations-page.module.css';

const SECTIONS: { kinds: Recommendation['kind'][]; title: string; lead: string }[] = [
  { kinds: ['lesson'], title: 'Pick up where you left off', lead: 'The next lesson in your courses.' },
  { kinds: ['course'], title: 'Start something', lead: 'Courses you can start today.' },
  {
    kinds: ['person', 'event', 'group'],
    title: 'Meet people',
    lead: 'People you have something in common with, events and groups.',
  },
  {
    kinds: ['project', 'exchange'],
    title: 'Build together',
    lead: 'Recruiting projects and open exchanges that match your profile.',
  },
];

export default function RecommendationsPage() {
  const settings = useQuery(recommendationSettingsQuery);
  return (
    <Container>
      <PageHead title="Recommendations" path={paths.recommendations} unlisted />
      <PageHeader
        eyebrow="For you"
        title="What to do next"
        lead="Up to ten suggestions, each with a reason, based only on your courses, paths, groups, events and profile."
      />
      <QueryBoundary query={settings} what="recommendations" skeleton={<Skeleton lines={10} />}>
        {({ enabled }) => (
          <>
            {enabled ? <RecommendationSections /> : <SwitchedOff />}
            <Section layout="margin" title="Ask a mentor">
              <p>
                Stuck, or planning what’s next? <Link to={paths.mentorship}>Meet a mentor one on one</Link>,
                once a month with Pro.
              </p>
            </Section>
            <Section layout="margin" title="Preferences">
              <RecommendationSwitch enabled={enabled} />
            </Section>
          </>
        )}
      </QueryBoundary>
    </Container>
  );
}

function RecommendationSections() {
  const query = useQuery(recommendationsQuery);
  return (
    <QueryBoundary query={query} what="recommendations" skeleton={<Skeleton lines={10} />}>
      {(items) =>
        items.length === 0 ? (
          <NothingLeft />
        ) : (
          SECTIONS.map(({ kinds, title, lead }) => {
            const matching = items.filter(({ kind }) => kinds.includes(kind));
            return (
              matching.length > 0 && (
                <Section key={title} layout="margin" title={title} lead={lead}>
                  <ul className={styles.list}>
                    {matching.map((item) => (
                      <RecommendationItem key={item.id} item={item} />
                    ))}
                  </ul>
                </Section>
              )
            );
          })
        )
      }
    </QueryBoundary>
  );
}

const NothingLeft = () => (
  <EmptyState
    className={styles.state}
    title="You’re all caught up"
    action={<LinkButton to={paths.discussions}>Read the discussions</LinkButton>}
  >
    No new suggestions. We’ll add more here.
  </EmptyState>
);

const SwitchedOff = () => (
  <EmptyState
    className={styles.state}
    title="Recommendations are off"
    action={
      <LinkButton variant="secondary" to={paths.courses}>
        See every course
      </LinkButton>
    }
  >
    You can turn them back on below.
  </EmptyState>
);
