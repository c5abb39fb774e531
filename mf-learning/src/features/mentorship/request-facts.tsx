import { Link } from '@futurelab/platform/router';
import type { ReactNode } from 'react';
import type { MentorshipItem } from '../../queries/mentorship';
import styles from './mentorship.module.css';
import { SessionTime } from './session-time';

interface RequestFactsProps {
  request: MentorshipItem;
  timeZone: string;
  /** Zone of the other one. */
  otherZone: string | null;
}

/** What a request says, for both sides. */
export function RequestFacts({ request, timeZone, otherZone }: RequestFactsProps) {
  const { subject, details, state, suggestedTimes, proposedTimes, meetsAt, meetingUrl, message, note } =
    request;
  const list = (times: readonly string[]) => (
    <ul className={styles.plain}>
      {times.map((at) => (
        <li key={at}>
          <SessionTime at={at} timeZone={timeZone} otherZone={otherZone} />
        </li>
      ))}
    </ul>
  );
  return (
    <dl className={styles.facts}>
      {meetsAt && (
        <Fact term="When">
          <SessionTime at={meetsAt} timeZone={timeZone} otherZone={otherZone} />
        </Fact>
      )}
      {meetingUrl && state === 'scheduled' && (
        <Fact term="Where">
          <a href={meetingUrl} rel="noreferrer" target="_blank">
            {meetingUrl}
          </a>
        </Fact>
      )}
      {state === 'open' && <Fact term="Suggested times">{list(suggestedTimes)}</Fact>}
      {state === 'proposed' && <Fact term="Proposed times">{list(proposedTimes)}</Fact>}
      {subject && (
        <Fact term={subject.kind === 'lesson' ? 'Lesson' : 'Project'}>
          <Link dir="auto" to={subject.href}>
            {subject.title}
          </Link>
        </Fact>
      )}
      {details && <Fact term="Details">{details}</Fact>}
      {message && state !== 'done' && <Fact term="Message from the mentor">{message}</Fact>}
      {note && <Fact term="Note">{note}</Fact>}
    </dl>
  );
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd dir="auto">{children}</dd>
  </div>
);
