import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { Card } from '@futurelab/platform/ui';
import { Steps, type Step } from '../../shared/panel/steps';
import { overviewQuery, type Setup } from '../../queries/admin/overview';
import styles from './admin.module.css';

const stepsOf = ({ mail, signIn, payments, course, event }: Setup): Step[] => [
  {
    title: 'Set up email',
    why: 'Set SMTP_URL and MAIL_FROM, then sign in with an email code to test it.',
    done: mail,
  },
  {
    title: 'Set up sign-in',
    why: 'Set OIDC_PROVIDERS, or set it to [] for email codes and passkeys only.',
    done: signIn,
  },
  {
    title: 'Set up payments',
    why: 'Set the three Stripe settings, or PAYMENTS=off to turn payments off.',
    done: payments,
  },
  {
    title: 'Publish a course',
    why: 'Write and publish courses through the API, at /api/authoring/courses.',
    done: course,
  },
  {
    title: 'Schedule an event',
    why: 'Give people a date to come to.',
    to: paths.newEvent(),
    done: event,
  },
];

/** What a new site still needs. Ticks itself, and leaves when everything is done. */
export function StartChecklist() {
  const { data } = useQuery(overviewQuery);
  const steps = data?.setup ? stepsOf(data.setup) : [];
  if (steps.every(({ done }) => done)) return null;
  return (
    <Card as="section">
      <h2>Set up this site</h2>
      <p className={styles.lead}>
        Finish these before you invite people. Settings are read when the server starts.
      </p>
      <Steps steps={steps} label="Setup steps done" />
    </Card>
  );
}
