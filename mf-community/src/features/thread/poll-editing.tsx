import { fieldError } from '@futurelab/platform/components/field-error';
import { useMutation } from '@futurelab/platform/query';
import { Button } from '@futurelab/platform/ui';
import { pollEditMutation, type Poll } from '../../queries/polls';
import composer from '../../shared/composer/composer.module.css';
import { DraftNote } from '../../shared/composer/draft-note';
import { SendingError } from '../../shared/composer/sending-error';
import { useDraft } from '../../shared/composer/use-draft';
import { useInvalidFocus } from '../../shared/composer/use-invalid-focus';
import { draftOfPoll, pollOf } from '../../shared/poll/poll-draft';
import { PollFields } from '../../shared/poll/poll-fields';

interface PollEditingProps {
  postId: string;
  poll: Poll;
  timeZone: string;
  onDone: () => void;
}

/** For its author, as long as nobody has voted. */
export function PollEditing({ postId, poll, timeZone, onDone }: PollEditingProps) {
  const draft = useDraft(`edit-poll:${postId}`, draftOfPoll(poll, timeZone));
  const { mutate, isPending, error } = useMutation(pollEditMutation(postId));
  const form = useInvalidFocus(error);
  const end = () => {
    draft.clear();
    onDone();
  };
  return (
    <form
      ref={form}
      className={composer.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate(pollOf(draft.content), { onSuccess: end });
      }}
    >
      <PollFields
        value={draft.content}
        timeZone={timeZone}
        onChange={draft.change}
        errors={{ options: fieldError(error, 'options'), endsOn: fieldError(error, 'endsOn') }}
      />
      <SendingError error={error} fields={['options', 'endsOn']} />
      <div className={composer.actions}>
        <Button type="submit" busy={isPending}>
          Save
        </Button>
        <Button variant="quiet" onClick={end}>
          Cancel
        </Button>
        <DraftNote {...draft} />
      </div>
    </form>
  );
}
