import { fieldError } from '@futurelab/platform/components/field-error';
import { FormError } from '@futurelab/platform/components/form-error';
import { formatNumber, pluralize } from '@futurelab/platform/format';
import { ConfirmDialog } from '@futurelab/platform/components/confirm-dialog';
import { useMutation, useQuery } from '@futurelab/platform/query';
import { toast } from '@futurelab/platform/toast';
import { Button, Field, Input } from '@futurelab/platform/ui';
import { useState } from 'react';
import {
  newsletterAudiencesQuery,
  newsletterScheduling,
  newsletterTest,
  type Newsletter,
} from '../../queries/admin/newsletters';
import { AUDIENCES } from './newsletter-labels';
import styles from './newsletters.module.css';

interface NewsletterSendingProps {
  newsletter: Newsletter;
  /** Whether something is typed that is not saved. */
  isUnsaved: boolean;
}

/** Sends a draft: to oneself first, then to its audience, now or later. */
export function NewsletterSending({ newsletter, isUnsaved }: NewsletterSendingProps) {
  const { id, audience } = newsletter;
  const [at, setAt] = useState('');
  const [isAsking, setAsking] = useState(false);
  const test = useMutation(newsletterTest(id));
  const scheduling = useMutation(newsletterScheduling(id));
  const { data: sizes } = useQuery(newsletterAudiencesQuery);
  const people = sizes ? pluralize(sizes[audience], 'subscriber') : AUDIENCES[audience].toLowerCase();
  const confirm = () =>
    scheduling.mutate(at === '' ? null : new Date(at).toISOString(), {
      onSuccess: () =>
        toast({ title: at === '' ? 'Sending started' : 'Newsletter scheduled', variant: 'success' }),
      onSettled: () => setAsking(false),
    });
  const bodyError = fieldError(scheduling.error, 'body') ?? fieldError(test.error, 'body');
  return (
    <div className={styles.form}>
      <p className={styles.quiet}>
        {isUnsaved
          ? 'Save your changes first. The last saved version is sent.'
          : `Goes to ${people}. Opens and clicks aren’t measured.`}
      </p>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          busy={test.isPending}
          onClick={() =>
            test.mutate(undefined, {
              onSuccess: () => toast({ title: 'Test sent to your email address', variant: 'success' }),
            })
          }
        >
          Send a test to me
        </Button>
      </div>
      <Field
        label="Send at"
        hint="In this device’s time zone. Leave it empty to send now."
        error={fieldError(scheduling.error, 'at')}
      >
        <Input type="datetime-local" value={at} onChange={({ target }) => setAt(target.value)} />
      </Field>
      <div className={styles.actions}>
        <Button disabled={isUnsaved} onClick={() => setAsking(true)}>
          {at === '' ? 'Send now' : 'Schedule'}
        </Button>
        {bodyError && <p role="alert">{bodyError}</p>}
        <FormError error={test.error ?? scheduling.error} />
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={at === '' ? `Send to ${people} now?` : `Schedule for ${people}?`}
        description={
          at === ''
            ? 'You can stop it while it’s being sent, but not take back what has arrived.'
            : 'Until then you can cancel it. Everyone subscribed at that time gets it.'
        }
        action={
          at === '' ? `Send to ${sizes ? formatNumber(sizes[audience]) : 'all'}` : 'Schedule newsletter'
        }
        variant="primary"
        busy={scheduling.isPending}
        staysOpen
        onConfirm={confirm}
      />
    </div>
  );
}
