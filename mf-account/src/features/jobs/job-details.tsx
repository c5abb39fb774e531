import { dateAndTime } from '@futurelab/platform/format';
import { Badge } from '@futurelab/platform/ui';
import { Fragment, type ReactNode } from 'react';
import type { Job } from '../../queries/admin/jobs';
import { STATES } from './job-states';
import styles from './jobs.module.css';

const factsOf = (job: Job, timeZone: string): [term: string, value: ReactNode][] => {
  const at = (instant: string | null) =>
    instant && <time dateTime={instant}>{dateAndTime(instant, timeZone)}</time>;
  return [
    ['Status', <Badge tone={STATES[job.state].tone}>{STATES[job.state].label}</Badge>],
    ['Attempts', `${job.attempts} of ${job.maxAttempts}`],
    ['Created', at(job.createdAt)],
    ['Next run', at(job.nextRunAt)],
    [job.state === 'failed' ? 'Failed' : 'Done', at(job.endedAt)],
    ['Last error', job.error && <bdi>{job.error}</bdi>],
    ['ID', job.id],
  ];
};

/** What is known of a job: how it went, its last error, and what it carries. */
export function JobDetails({ job, timeZone }: { job: Job; timeZone: string }) {
  return (
    <div className={styles.details}>
      {job.uncertain && <UncertainNote />}
      {job.expired && job.state !== 'done' && (
        <p className={styles.warning}>This code has expired, so it can’t be sent again.</p>
      )}
      <dl className={styles.facts}>
        {factsOf(job, timeZone).map(
          ([term, value]) =>
            value !== null && (
              <Fragment key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </Fragment>
            ),
        )}
      </dl>
      {job.payload && (
        <section aria-labelledby="payload">
          <h3 id="payload" className={styles.label}>
            Payload
          </h3>
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
          <pre className={styles.payload} tabIndex={0} role="group" aria-labelledby="payload">
            {JSON.stringify(job.payload, null, 2)}
          </pre>
          <p className={styles.quiet}>Addresses are shortened. Text, links and codes are hidden.</p>
        </section>
      )}
    </div>
  );
}

export const UncertainNote = () => (
  <p className={styles.warning}>This email may already have been sent: the mail server didn’t confirm it.</p>
);
