import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { Card } from '@futurelab/platform/ui';
import { Steps, type Step } from '../../shared/panel/steps';
import { startChecklistQuery, type StartChecklist as Checklist } from '../../queries/admin/start-checklist';
import styles from './releases-summary.module.css';

const stepsOf = ({ mail, signIn, payments, course, event }: Checklist): Step[] => [
  {
    title: 'Send the first mail',
    why: 'Set SMTP_URL and MAIL_FROM, then sign in with a code once.',
    done: mail,
  },
  {
    title: 'Choose how people sign in',
    why: 'Set OIDC_PROVIDERS, or set it to [] for codes by mail and passkeys alone.',
    done: signIn,
  },
  {
    title: 'Choose what is sold',
    why: 'Set the three Stripe settings, or PAYMENTS=off to sell nothing.',
    done: payments,
  },
  {
    title: 'Publish a course',
    why: 'Courses are written and published over the api, at /api/authoring/courses.',
    done: course,
  },
  {
    title: 'Plan an event',
    why: 'A date that people can say yes to.',
    to: paths.newEvent(),
    done: event,
  },
];

/** What a new site still needs. Ticks itself, and leaves when everything is done. */
export function StartChecklist() {
  const { data } = useQuery(startChecklistQuery);
  const steps = data ? stepsOf(data) : [];
  if (steps.every(({ done }) => done)) return null;
  return (
    <Card as="section">
      <h2>Set up this site</h2>
      <p className={styles.lead}>
        What this site needs before people come. Settings are read when the server starts.
      </p>
      <Steps steps={steps} label="Set-up steps done" />
    </Card>
  );
}
