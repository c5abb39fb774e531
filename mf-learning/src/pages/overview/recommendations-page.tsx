import { paths } from '@futurelab/platform/paths';
import { recommendationSettingsQuery } from '@futurelab/platform/queries/learning';
import { useQuery } from '@futurelab/platform/query';
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
  { kinds: ['lesson'], title: 'Pick up where you left off', lead: 'The next lesson of courses you are in.' },
  { kinds: ['course'], title: 'Start something', lead: 'Courses you have not taken and can open today.' },
  {
    kinds: ['person', 'event', 'group'],
    title: 'Meet people',
    lead: 'People with something in common, events with room, groups you can join.',
  },
  {
    kinds: ['project', 'exchange'],
    title: 'Build together',
    lead: 'Projects that look for people and exchanges that are open, about what your profile says.',
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
        lead="At most ten things, each with the reason it is here. They follow from your courses, paths, groups, answers to events, and profile, and from nothing else."
      />
      <QueryBoundary query={settings} what="recommendations" skeleton={<Skeleton lines={10} />}>
        {({ enabled }) => (
          <>
            {enabled ? <RecommendationSections /> : <SwitchedOff />}
            <Section layout="margin" title="Your choice">
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
    title="You are up to date"
    action={<LinkButton to={paths.discussions}>Read the discussions</LinkButton>}
  >
    Nothing that is open to you is left. New things appear here by themselves.
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
    Nothing is chosen for you. You can switch them on again below.
  </EmptyState>
);
