import { FormError } from '@futurelab/platform/components/form-error';
import { useMutation, type UseMutationOptions } from '@futurelab/platform/query';
import { Button, Icon, VisuallyHidden } from '@futurelab/platform/ui';

interface JoinButtonProps<Answer, Change> {
  joined: boolean;
  text: { join: string; joined: string; about: string };
  mutation: UseMutationOptions<Answer, Error, Change>;
  join: Change;
  leave: Change;
}

/** Joins with one press and takes it back with another. */
export function JoinButton<Answer, Change>({
  joined,
  text,
  mutation,
  join,
  leave,
}: JoinButtonProps<Answer, Change>) {
  const change = useMutation(mutation);
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-pressed={joined}
        busy={change.isPending}
        onClick={() => change.mutate(joined ? leave : join)}
      >
        {joined && <Icon name="check" />}
        {joined ? text.joined : text.join}
        <VisuallyHidden> {text.about}</VisuallyHidden>
      </Button>
      <FormError error={change.error} />
    </>
  );
}
