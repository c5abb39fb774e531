import { longDate } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { useSearchParams } from '@futurelab/platform/router';
import { useSession, useSite } from '@futurelab/platform/session';
import {
  Container,
  LinkButton,
  PageHead,
  PageHeader,
  QueryBoundary,
  Section,
  Skeleton,
} from '@futurelab/platform/ui';
import { AboutMentorship } from '../../features/mentorship/about-mentorship';
import { ActiveRequest } from '../../features/mentorship/active-request';
import { PastSessions } from '../../features/mentorship/past-sessions';
import { RequestForm } from '../../features/mentorship/request-form';
import { lessonIn, mentorshipQuery, type Mentorship } from '../../queries/mentorship';

/** A member’s sessions with mentors: asking, agreeing on a time, and the notes. */
export default function MentorshipPage() {
  const query = useQuery(mentorshipQuery);
  return (
    <Container>
      <PageHead title="Mentorship" path={paths.mentorship} unlisted />
      <PageHeader
        title="Mentorship"
        lead="One-on-one sessions with a mentor, once a month."
        actions={
          query.data?.isMentor && (
            <LinkButton variant="secondary" to={paths.mentorshipQueue}>
              Requests to mentors
            </LinkButton>
          )
        }
      />
      <QueryBoundary query={query} what="your mentorship" skeleton={<Skeleton lines={12} />}>
        {(mentorship) => <Sessions mentorship={mentorship} />}
      </QueryBoundary>
    </Container>
  );
}

function Sessions({ mentorship: { canAsk, nextRequestOn, requests } }: { mentorship: Mentorship }) {
  const { user } = useSession();
  const { acceptsMentorship } = useSite();
  const [search] = useSearchParams();
  const timeZone = user?.timeZone ?? 'UTC';
  const isPro = user !== null && (user.isHPCMember || user.isAdmin);
  const active = requests.find(({ state }) => state !== 'done');
  const past = requests.filter(({ state }) => state === 'done');
  return (
    <>
      {active && (
        <Section layout="margin" title="Your request">
          <ActiveRequest request={active} timeZone={timeZone} />
        </Section>
      )}
      {canAsk && !acceptsMentorship && (
        <Section layout="margin" title="Ask a mentor">
          <p>Mentors aren’t taking new requests right now.</p>
        </Section>
      )}
      {canAsk && acceptsMentorship && (
        <Section layout="margin" title="Ask a mentor" lead="A mentor answers within two working days.">
          <RequestForm timeZone={timeZone} lesson={lessonIn(search)} />
        </Section>
      )}
      {isPro && nextRequestOn && (
        <Section layout="margin" title="Ask a mentor">
          <p>
            You’ve had this month’s session. You can ask again on{' '}
            {longDate(`${nextRequestOn}T12:00:00Z`, 'UTC')}.
          </p>
        </Section>
      )}
      {!isPro && <AboutMentorship />}
      {past.length > 0 && (
        <Section layout="margin" title="Past sessions" lead="Only you and your mentor see these.">
          <PastSessions sessions={past} timeZone={timeZone} />
        </Section>
      )}
    </>
  );
}
