import { Section } from '@futurelab/platform/ui';
import type { Enquiry, EnquiryState } from '../../queries/enquiries';
import { dateAndTime } from '../../model/event-time';
import { STATES } from './enquiry-words';
import styles from './enquiry.module.css';

type Act = Enquiry['acts'][number];

const isState = (text: string | null): text is EnquiryState => text !== null && Object.hasOwn(STATES, text);

function sentenceOf({ field, before, after }: Act): string {
  if (field === 'state' && isState(before) && isState(after))
    return `${STATES[before].name} → ${STATES[after].name}`;
  if (field === 'owner') return after === null ? 'gave it back' : 'changed who looks after it';
  return after ? 'wrote notes' : 'took the notes away';
}

/** Who changed what, the newest first. */
export function EnquiryHistory({ acts, timeZone }: { acts: Act[]; timeZone: string }) {
  return (
    <Section title="History" layout="margin">
      {acts.length === 0 ? (
        <p className={styles.quiet}>Nobody has done anything with it yet.</p>
      ) : (
        <ol className={styles.acts}>
          {acts.map((act, index) => (
            <li key={index}>
              <time className={styles.quiet} dateTime={act.at}>
                {dateAndTime(act.at, timeZone)}
              </time>
              <span>
                <strong>{act.actor?.name ?? 'Somebody who has left'}</strong> {sentenceOf(act)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
