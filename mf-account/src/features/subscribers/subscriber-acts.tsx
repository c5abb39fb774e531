import { Button, VisuallyHidden } from '@futurelab/platform/ui';
import { useState } from 'react';
import { bounceLifting, subscriberRemoval, type SubscriberEntry } from '../../queries/admin/subscribers';
import { ReasonDialog } from '../../shared/staff/reason/reason-dialog';
import styles from './subscribers.module.css';

/** Ends a subscription, or has a bounce forgotten. What the person asked for themselves stays. */
export function SubscriberActs({
  subscriber: { id, email, state, suppression },
}: {
  subscriber: SubscriberEntry;
}) {
  const [act, setAct] = useState<'remove' | 'lift' | null>(null);
  const close = () => setAct(null);
  const canLift = suppression === 'bounced' || suppression === 'undeliverable';
  if (state === 'left' && !canLift) return null;
  return (
    <div className={styles.acts}>
      {canLift && (
        <Button variant="secondary" size="small" onClick={() => setAct('lift')}>
          Lift suppression<VisuallyHidden> of {email}</VisuallyHidden>
        </Button>
      )}
      {state !== 'left' && (
        <Button variant="secondary" size="small" onClick={() => setAct('remove')}>
          Remove<VisuallyHidden> {email} from the list</VisuallyHidden>
        </Button>
      )}
      {act === 'lift' && (
        <ReasonDialog
          place={`subscriber-bounce:${id}`}
          title="Lift suppression?"
          description={`Emails to ${email} are sent again. If they bounce again, they stop again.`}
          action="Lift suppression"
          mutation={bounceLifting(id)}
          success="Suppression lifted"
          onClose={close}
        />
      )}
      {act === 'remove' && (
        <ReasonDialog
          place={`subscriber-removal:${id}`}
          title="Remove from the list?"
          description={`${email} gets no more newsletters. The person can subscribe again.`}
          action="Remove from the list"
          isDanger
          mutation={subscriberRemoval(id)}
          success="Removed from the list"
          onClose={close}
        />
      )}
    </div>
  );
}
