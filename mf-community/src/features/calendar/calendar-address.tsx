import { useMutation } from '@futurelab/platform/query';
import { toast } from '@futurelab/platform/toast';
import { Button, Field, Input } from '@futurelab/platform/ui';
import { useState } from 'react';
import { SendingError } from '../../shared/composer/sending-error';
import { calendarRevokeMutation } from '../../queries/events';
import styles from './calendar.module.css';
import { subscribeLinks } from './calendar-links';

/** The address of a member's calendar, ways to use it, and another one. */
export function CalendarAddress({ url }: { url: string }) {
  const revoking = useMutation(calendarRevokeMutation);
  const [isAsking, setAsking] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: 'Copied', description: 'The address is ready to be pasted into your calendar.' });
    } catch {
      toast({
        variant: 'error',
        title: 'Not copied',
        description: 'Select the address and copy it by hand.',
      });
    }
  };
  const revoke = () =>
    revoking.mutate(undefined, {
      onSuccess: () => {
        setAsking(false);
        toast({ title: 'You have a new address', description: 'The one before does not work any more.' });
      },
    });
  return (
    <div className={styles.address}>
      <div className={styles.copy}>
        <Field
          label="Your address"
          hint="Whoever has it can read what you are going to."
          className={styles.field}
        >
          <Input value={url} readOnly spellCheck={false} onFocus={({ target }) => target.select()} />
        </Field>
        <Button onClick={() => void copy()}>Copy</Button>
      </div>
      <ul className={styles.links} aria-label="Subscribe in">
        {subscribeLinks(url).map(({ label, href }) => (
          <li key={label}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
      <div className={styles.renew}>
        <p role="status">
          {isAsking
            ? 'The address above stops working at once. Calendars that use it need the new one.'
            : 'Has it gone somewhere it should not? Take a new one.'}
        </p>
        <SendingError error={revoking.error} />
        <div className={styles.links}>
          {isAsking ? (
            <>
              <Button busy={revoking.isPending} onClick={revoke}>
                Replace the address
              </Button>
              <Button variant="secondary" onClick={() => setAsking(false)}>
                Keep it
              </Button>
            </>
          ) : (
            <Button variant="secondary" onClick={() => setAsking(true)}>
              New address
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
