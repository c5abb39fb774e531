import { fieldError } from '@futurelab/platform/components/field-error';
import { useMutation } from '@futurelab/platform/query';
import { Button, classNames, UserText } from '@futurelab/platform/ui';
import { useState, type FormEvent } from 'react';
import { BodyField } from '../../shared/composer/body-field';
import composer from '../../shared/composer/composer.module.css';
import { DraftNote } from '../../shared/composer/draft-note';
import { SendingError } from '../../shared/composer/sending-error';
import type { DraftState } from '../../shared/composer/use-draft';
import { newReplyMutation } from '../../queries/replies';
import styles from './reply-form.module.css';

export interface ReplyDraft {
  body: string;
  /** The reply that it answers, instead of the discussion; a former member has no name. */
  to: { id: string; name: string | null } | null;
}

interface ReplyFormProps {
  postId: string;
  draft: DraftState<ReplyDraft>;
  onToDiscussion: () => void;
  onSent: (id: string) => void;
}

/** One line until it is used: it grows by its style sheet, so that the first letter is typed into the same field. */
export function ReplyForm({ postId, draft, onToDiscussion, onSent }: ReplyFormProps) {
  const { content, change, clear } = draft;
  const { to } = content;
  const { mutate, isPending, error } = useMutation(newReplyMutation(postId));
  const [isUsed, setUsed] = useState(false);
  const isIdle = !isUsed && content.body === '' && to === null && !error;
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (isPending) return;
    mutate(
      { body: content.body, ...(to && { parentId: to.id }) },
      {
        onSuccess: ({ id }) => {
          clear();
          onSent(id);
        },
      },
    );
  };
  return (
    <form
      id="reply"
      className={classNames(composer.form, styles.form, isIdle && styles.idle)}
      onFocus={({ currentTarget }) => {
        setUsed(true);
        // On a phone it was at the edge of the screen, and now is where the talk ends.
        if (isIdle) currentTarget.scrollIntoView({ block: 'nearest' });
      }}
      onSubmit={send}
      noValidate
    >
      {to && (
        <p className={styles.to}>
          Replying to <UserText>{to.name ?? 'a former member'}</UserText>
          <Button variant="quiet" size="small" onClick={onToDiscussion}>
            Reply to the discussion instead
          </Button>
        </p>
      )}
      <BodyField
        label="Your reply"
        name="body"
        rows={4}
        value={content.body}
        onChange={(body) => change({ body })}
        error={fieldError(error, 'body')}
        onSubmit={send}
      />
      <SendingError error={error} fields={['body']} />
      <div className={composer.actions}>
        <Button type="submit" busy={isPending}>
          Reply
        </Button>
        <DraftNote {...draft} />
      </div>
    </form>
  );
}
