import { dateAndTime } from '@futurelab/platform/format';
import { Section } from '@futurelab/platform/ui';
import type { Enquiry, EnquiryState } from '../../queries/admin/enquiries';
import { STATES } from './enquiry-labels';
import styles from './enquiry.module.css';

type Change = Enquiry['auditEvents'][number];

const isState = (text: string | null): text is EnquiryState => text !== null && Object.hasOwn(STATES, text);

function sentenceOf({ field, before, after }: Change): string {
  if (field === 'state' && isState(before) && isState(after))
    return `${STATES[before].name} → ${STATES[after].name}`;
  if (field === 'owner') return after === null ? 'gave it back' : 'changed who looks after it';
  return after ? 'wrote notes' : 'took the notes away';
}

/** Who changed what, the newest first. */
export function EnquiryHistory({ auditEvents, timeZone }: { auditEvents: Change[]; timeZone: string }) {
  return (
    <Section title="History" layout="margin">
      {auditEvents.length === 0 ? (
        <p className={styles.quiet}>Nobody has done anything with it yet.</p>
      ) : (
        <ol className={styles.changes}>
          {auditEvents.map((change, index) => (
            <li key={index}>
              <time className={styles.quiet} dateTime={change.at}>
                {dateAndTime(change.at, timeZone)}
              </time>
              <span>
                <strong>{change.actor?.name ?? 'Somebody who has left'}</strong> {sentenceOf(change)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
