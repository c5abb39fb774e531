import { paths } from '@futurelab/platform/paths';
import { useMutation } from '@futurelab/platform/query';
import { useNavigate } from '@futurelab/platform/router';
import { Button } from '@futurelab/platform/ui';
import { useState } from 'react';
import { SendingError } from '../../shared/composer/sending-error';
import composer from '../../shared/composer/composer.module.css';
import { eventCancelMutation, type EventDetail, type Scope } from '../../queries/events';
import { notifiedLabel } from './notified-label';
import { ScopeFields } from './scope-fields';

const STAYS: Record<Scope, string> = {
  one: 'The page stays up, marked as canceled',
  following: 'Their pages stay up, marked as canceled',
  all: 'Their pages stay up, marked as canceled',
};

/** Cancels an event, or dates of its series, after asking once. */
export function CancelEvent({ event }: { event: EventDetail }) {
  const navigate = useNavigate();
  const canceling = useMutation(eventCancelMutation(event.id));
  const [isAsking, setAsking] = useState(false);
  const [scope, setScope] = useState<Scope>('one');
  const notifiedText = (before: string) => notifiedLabel(event, scope, before);
  const what = scope === 'one' ? 'event' : 'dates';
  // Awaited: what was canceled is read again, and this goes away, before its own callbacks would be called.
  const cancel = () =>
    canceling.mutateAsync(scope).then(
      () => navigate(paths.event(event.slug)),
      // Said beside the button.
      () => undefined,
    );
  return (
    <div className={composer.form}>
      {event.series && (
        <ScopeFields
          series={event.series}
          name="canceledScope"
          legend="Which dates do you want to cancel?"
          scope={scope}
          onChange={setScope}
        />
      )}
      <p role="status">
        {isAsking
          ? `This can’t be undone. ${STAYS[scope]}${notifiedText(', and we’ll email')}.`
          : `${STAYS[scope]}.`}
      </p>
      <SendingError error={canceling.error} />
      <div className={composer.actions}>
        {isAsking ? (
          <>
            <Button busy={canceling.isPending} onClick={() => void cancel()}>
              {`Cancel ${what}${notifiedText(' and notify')}`}
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {`Keep ${what}`}
            </Button>
          </>
        ) : (
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {scope === 'one' ? 'Cancel event' : 'Cancel dates'}
          </Button>
        )}
      </div>
    </div>
  );
}
