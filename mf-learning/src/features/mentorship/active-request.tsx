import { ConfirmDialog } from '@futurelab/platform/components/confirm-dialog';
import { longDate } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { useMutation } from '@futurelab/platform/query';
import { toast, toastError } from '@futurelab/platform/toast';
import { Badge, Button, LinkButton } from '@futurelab/platform/ui';
import { useState } from 'react';
import { withdrawalMutation, type MentorshipItem } from '../../queries/mentorship';
import styles from './mentorship.module.css';
import { ProposedTimes } from './proposed-times';
import { RequestFacts } from './request-facts';
import { TimesDialog } from './times-dialog';

interface ActiveRequestProps {
  request: MentorshipItem;
  timeZone: string;
}

const STATES: Record<string, string> = {
  open: 'Waiting for a mentor',
  proposed: 'Choose a time',
  scheduled: 'Scheduled',
};

/** The member’s own request, from asking to meeting. */
export function ActiveRequest({ request, timeZone }: ActiveRequestProps) {
  const [isSuggesting, setSuggesting] = useState(false);
  const { id, topic, state, mentor, answerBy, isOverdue } = request;
  return (
    <article className={styles.request} aria-labelledby={`request-${id}`}>
      <p>
        <Badge tone={state === 'scheduled' ? 'success' : 'neutral'}>{STATES[state]}</Badge>
      </p>
      <h3 id={`request-${id}`} dir="auto">
        {topic}
      </h3>
      {mentor && state !== 'open' && <p>With {mentor.name}</p>}
      {state === 'open' && (
        <p className={styles.quiet}>
          {isOverdue
            ? 'Nobody has answered yet. We’ve asked our team to find you a mentor.'
            : `A mentor answers by ${longDate(`${answerBy}T12:00:00Z`, 'UTC')}.`}
        </p>
      )}
      {state === 'proposed' && <ProposedTimes request={request} timeZone={timeZone} />}
      <RequestFacts
        request={state === 'proposed' ? { ...request, proposedTimes: [] } : request}
        timeZone={timeZone}
        otherZone={request.mentorTimeZone}
      />
      <div className={styles.actions}>
        {state === 'scheduled' && (
          <LinkButton variant="secondary" to={paths.mentorSessionFile(id)}>
            Add to calendar
          </LinkButton>
        )}
        {state !== 'scheduled' && (
          <Button variant="secondary" onClick={() => setSuggesting(true)}>
            Suggest other times
          </Button>
        )}
        <Withdrawal request={request} />
      </div>
      {isSuggesting && <TimesDialog id={id} timeZone={timeZone} onClose={() => setSuggesting(false)} />}
    </article>
  );
}

function Withdrawal({ request: { id, state } }: { request: MentorshipItem }) {
  const [open, setOpen] = useState(false);
  const { mutate, isPending } = useMutation(withdrawalMutation(id));
  const isAgreed = state === 'scheduled';
  return (
    <ConfirmDialog
      title="Withdraw your request?"
      description={
        isAgreed
          ? 'The session is canceled and we’ll notify your mentor. It counts as this month’s session.'
          : 'Mentors no longer see it. You can ask again at once.'
      }
      open={open}
      onOpenChange={setOpen}
      trigger={<Button variant="quiet">Withdraw</Button>}
      cancel="Keep it"
      action="Withdraw request"
      staysOpen
      busy={isPending}
      onConfirm={() =>
        mutate(undefined, {
          onSuccess: () => {
            setOpen(false);
            toast({ title: 'Request withdrawn' });
          },
          onError: (error) => toastError('Your request wasn’t withdrawn', error),
        })
      }
    />
  );
}
