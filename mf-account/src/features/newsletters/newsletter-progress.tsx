import { dateTimeAndZone, formatNumber } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { Progress } from '@futurelab/platform/ui';
import { NEWSLETTER_STATES, type Newsletter } from '../../queries/admin/newsletters';
import { AUDIENCES, progressOf } from './newsletter-labels';
import { NewsletterCancellation } from './newsletter-cancellation';
import styles from './newsletters.module.css';

interface NewsletterProgressProps {
  newsletter: Newsletter;
  timeZone: string;
}

/** How far the sending is, in numbers. */
export function NewsletterProgress({ newsletter, timeZone }: NewsletterProgressProps) {
  const { state, audience, scheduledFor, beganAt, endedAt, counts, slug, inArchive } = newsletter;
  const time = (instant: string | null) => instant && dateTimeAndZone(instant, timeZone);
  const facts: [string, string | null][] = [
    ['Status', NEWSLETTER_STATES[state]],
    ['Audience', AUDIENCES[audience]],
    [state === 'scheduled' ? 'Sends' : 'Started', time(beganAt ?? scheduledFor)],
    ['Ended', time(endedAt)],
  ];
  const numbers: [string, number][] = [
    ['Recipients', counts.recipients],
    ['Sent', counts.sent],
    ['Still to send', counts.left],
    ['Uncertain', counts.uncertain],
    ['Failed', counts.failed],
    ['Bounced', counts.bounced],
    ['Marked as spam', counts.complained],
    ['Unsubscribed since', counts.skipped],
    ['Canceled', counts.canceled],
  ];
  const isPublic = inArchive && (state === 'sending' || state === 'sent');
  return (
    <div className={styles.form}>
      {state === 'sending' && <Progress value={progressOf(counts)} label="Sent so far" showValue />}
      <dl className={styles.facts}>
        {facts.map(([term, value]) => value && <Fact key={term} term={term} value={value} />)}
        {beganAt !== null &&
          numbers.map(([term, value]) => <Fact key={term} term={term} value={formatNumber(value)} />)}
      </dl>
      {isPublic && (
        <p>
          <Link to={paths.newsletterIssue(slug)}>Read it in the archive</Link>
        </p>
      )}
      {(state === 'scheduled' || state === 'sending') && <NewsletterCancellation newsletter={newsletter} />}
    </div>
  );
}

const Fact = ({ term, value }: { term: string; value: string }) => (
  <div>
    <dt>{term}</dt>
    <dd>{value}</dd>
  </div>
);
