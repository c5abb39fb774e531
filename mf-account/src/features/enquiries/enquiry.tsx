import { dateAndTime, isoDate, longDate } from '@futurelab/platform/format';
import { Badge, Section } from '@futurelab/platform/ui';
import type { Enquiry as EnquiryData } from '../../queries/admin/enquiries';
import { useNow } from '@futurelab/platform/components/use-now';
import { EnquiryChange } from './enquiry-change';
import { EnquiryHistory } from './enquiry-history';
import { factsOf, isLate, STATES } from './enquiry-labels';
import styles from './enquiry.module.css';

interface EnquiryProps {
  enquiry: EnquiryData;
  /** IANA zone of the reader. */
  timeZone: string;
  /** When it was read, in milliseconds. */
  readAt: number;
  onRefresh: () => void;
}

/** One enquiry: what they wrote, what becomes of it, and what was done so far. */
export function Enquiry({ enquiry, timeZone, readAt, onRefresh }: EnquiryProps) {
  const late = isLate(enquiry, isoDate(useNow(readAt), timeZone));
  const { state, answerBy, createdAt, email, message, reference } = enquiry;
  return (
    <div className={styles.enquiry}>
      <p className={styles.head}>
        <Badge tone={STATES[state].tone}>{STATES[state].name}</Badge>
        <span className={styles.quiet}>
          Received on {dateAndTime(createdAt, timeZone)}.{' '}
          {state === 'new' && (
            <span className={late ? styles.late : undefined}>
              {late ? 'Reply was due by' : 'Reply by'} {longDate(answerBy, 'UTC')}.
            </span>
          )}
        </span>
      </p>
      <Section
        title="Message"
        layout="margin"
        lead={
          <a href={`mailto:${email}?subject=${encodeURIComponent(`Your request (${reference})`)}`}>{email}</a>
        }
      >
        <p dir="auto" className={styles.message}>
          {message}
        </p>
        <dl className={styles.facts}>
          {factsOf(enquiry).map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title="Follow-up" layout="margin">
        {/* Read again, the form begins again with what is true now. */}
        <EnquiryChange
          key={`${state} ${enquiry.auditEvents.length}`}
          enquiry={enquiry}
          onRefresh={onRefresh}
        />
      </Section>
      <EnquiryHistory auditEvents={enquiry.auditEvents} timeZone={timeZone} />
    </div>
  );
}
