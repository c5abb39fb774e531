import { fieldError } from '@futurelab/platform/components/field-error';
import { useMutation } from '@futurelab/platform/query';
import { Button } from '@futurelab/platform/ui';
import type { FormEvent } from 'react';
import { BodyField } from '../../shared/composer/body-field';
import composer from '../../shared/composer/composer.module.css';
import { DraftNote } from '../../shared/composer/draft-note';
import { SendingError } from '../../shared/composer/sending-error';
import type { DraftState } from '../../shared/composer/use-draft';
import { newReplyMutation } from '../../queries/replies';

export interface ReplyDraft {
  body: string;
}

interface ReplyFormProps {
  postId: string;
  draft: DraftState<ReplyDraft>;
  onSent: (id: string) => void;
}

export function ReplyForm({ postId, draft, onSent }: ReplyFormProps) {
  const { content, change, clear } = draft;
  const { mutate, isPending, error } = useMutation(newReplyMutation(postId));
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (isPending) return;
    mutate(
      { body: content.body },
      {
        onSuccess: ({ id }) => {
          clear();
          onSent(id);
        },
      },
    );
  };
  return (
    <form id="reply" className={composer.form} onSubmit={send} noValidate>
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
