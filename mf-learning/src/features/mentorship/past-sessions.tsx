import type { MentorshipItem } from '../../queries/mentorship';
import styles from './mentorship.module.css';
import { RequestFacts } from './request-facts';

interface PastSessionsProps {
  sessions: readonly MentorshipItem[];
  timeZone: string;
  /** Whether the reader was the mentor. */
  asMentor?: boolean;
}

/** Sessions with their notes, the latest first. */
export const PastSessions = ({ sessions, timeZone, asMentor = false }: PastSessionsProps) => (
  <ul className={styles.list}>
    {sessions.map((session) => {
      const other = asMentor ? session.member : session.mentor;
      return (
        <li key={session.id} className={styles.item}>
          <h3 dir="auto">{session.topic}</h3>
          <p className={styles.quiet}>With {other?.name ?? 'a former mentor'}</p>
          <RequestFacts
            request={session}
            timeZone={timeZone}
            otherZone={asMentor ? session.memberTimeZone : session.mentorTimeZone}
          />
        </li>
      );
    })}
  </ul>
);
