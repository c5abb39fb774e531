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
  if (field === 'owner') return after === null ? 'unassigned it' : 'reassigned it';
  return after ? 'updated the notes' : 'cleared the notes';
}

/** Who changed what, the newest first. */
export function EnquiryHistory({ auditEvents, timeZone }: { auditEvents: Change[]; timeZone: string }) {
  return (
    <Section title="History" layout="margin">
      {auditEvents.length === 0 ? (
        <p className={styles.quiet}>No changes yet.</p>
      ) : (
        <ol className={styles.changes}>
          {auditEvents.map((change, index) => (
            <li key={index}>
              <time className={styles.quiet} dateTime={change.at}>
                {dateAndTime(change.at, timeZone)}
              </time>
              <span>
                <strong>{change.actor?.name ?? 'Former member'}</strong> {sentenceOf(change)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
