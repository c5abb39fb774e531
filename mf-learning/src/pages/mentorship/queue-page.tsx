import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { useSession } from '@futurelab/platform/session';
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
import { PastSessions } from '../../features/mentorship/past-sessions';
import { QueueItem } from '../../features/mentorship/queue-item';
import styles from '../../features/mentorship/mentorship.module.css';
import { mentorQueueQuery } from '../../queries/mentorship';

/** What mentors work through: Pro first, then the oldest. */
export default function QueuePage() {
  const { user } = useSession();
  const timeZone = user?.timeZone ?? 'UTC';
  const query = useQuery(mentorQueueQuery);
  return (
    <Container>
      <PageHead title="Requests to mentors" path={paths.mentorshipQueue} unlisted />
      <PageHeader
        title="Requests to mentors"
        lead="Pro members first, then the oldest. Answer within two working days."
      />
      <QueryBoundary query={query} what="the requests" skeleton={<Skeleton lines={12} />}>
        {({ isMentor, waiting, waitingCount, mine, done }) =>
          !isMentor ? (
            <ForMentors />
          ) : (
            <>
              <Section layout="margin" title={`Waiting (${waitingCount})`}>
                {waiting.length === 0 ? (
                  <p>No requests are waiting.</p>
                ) : (
                  <ul className={styles.list}>
                    {waiting.map((request) => (
                      <QueueItem key={request.id} request={request} timeZone={timeZone} />
                    ))}
                  </ul>
                )}
              </Section>
              {mine.length > 0 && (
                <Section layout="margin" title="Your sessions" lead="Those you’ve answered.">
                  <ul className={styles.list}>
                    {mine.map((request) => (
                      <QueueItem key={request.id} request={request} timeZone={timeZone} />
                    ))}
                  </ul>
                </Section>
              )}
              {done.length > 0 && (
                <Section layout="margin" title="Past sessions" lead="Only you and the member see these.">
                  <PastSessions sessions={done} timeZone={timeZone} asMentor />
                </Section>
              )}
            </>
          )
        }
      </QueryBoundary>
    </Container>
  );
}

const ForMentors = () => (
  <EmptyState
    title="This page is for mentors"
    action={<LinkButton to={paths.mentorship}>Go to mentorship</LinkButton>}
  >
    Instructors and members whom an administrator named answer requests here.
  </EmptyState>
);
