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
      toast({ title: 'Copied', description: 'Paste the address into your calendar app.' });
    } catch {
      toast({
        variant: 'error',
        title: 'Couldn’t copy',
        description: 'Select the address and copy it manually.',
      });
    }
  };
  const revoke = () =>
    revoking.mutate(undefined, {
      onSuccess: () => {
        setAsking(false);
        toast({ title: 'Address replaced', description: 'The old address no longer works.' });
      },
    });
  return (
    <div className={styles.address}>
      <div className={styles.copy}>
        <Field
          label="Your address"
          hint="Anyone with this address can see your events."
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
            ? 'The current address stops working immediately. You’ll need to update calendars that use it.'
            : 'Shared it by mistake? Get a new address.'}
        </p>
        <SendingError error={revoking.error} />
        <div className={styles.links}>
          {isAsking ? (
            <>
              <Button busy={revoking.isPending} onClick={revoke}>
                Replace address
              </Button>
              <Button variant="secondary" onClick={() => setAsking(false)}>
                Keep address
              </Button>
            </>
          ) : (
            <Button variant="secondary" onClick={() => setAsking(true)}>
              Get a new address
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
