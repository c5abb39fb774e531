import { paths } from '@futurelab/platform/paths';
import { useMutation } from '@futurelab/platform/query';
import { useNavigate } from '@futurelab/platform/router';
import { Button } from '@futurelab/platform/ui';
import { acceptanceMutation, type Conversation } from '../../queries/conversations';
import { conversationName } from '../../shared/messaging/names';
import { errorMessage } from '../../shared/messaging/error-message';
import styles from './conversation-thread.module.css';

/** What a member decides about a message from a person they do not know. */
export function RequestPanel({ conversation, search }: { conversation: Conversation; search: string }) {
  const navigate = useNavigate();
  const { onSuccess, ...mutation } = acceptanceMutation(conversation.id);
  const answer = useMutation({
    ...mutation,
    onSuccess: (data, accept, ...more) => {
      if (!accept) void navigate(paths.messages + search);
      return onSuccess?.(data, accept, ...more);
    },
  });
  const isPending = (accept: boolean) => answer.isPending && answer.variables === accept;
  return (
    <section className={styles.request} aria-label="Message request">
      <p>
        {conversationName(conversation)} wants to message you. Accept to reply. If you decline, they won’t be
        notified.
      </p>
      <div className={styles.choices}>
        <Button busy={isPending(true)} disabled={answer.isPending} onClick={() => answer.mutate(true)}>
          Accept
        </Button>
        <Button
          variant="secondary"
          busy={isPending(false)}
          disabled={answer.isPending}
          onClick={() => answer.mutate(false)}
        >
          Decline
        </Button>
      </div>
      {answer.error && (
        <p className={styles.error} role="alert">
          {errorMessage(answer.error)}
        </p>
      )}
    </section>
  );
}
