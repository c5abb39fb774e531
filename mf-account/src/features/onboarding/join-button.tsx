import { useMutation, type UseMutationOptions } from '@futurelab/platform/query';
import { Button, Icon, VisuallyHidden } from '@futurelab/platform/ui';
import { FormError } from '../../shared/form/form-error';

interface JoinButtonProps<T> {
  joined: boolean;
  text: { join: string; joined: string; about: string };
  /** Joins (true) or takes it back. */
  mutation: UseMutationOptions<T, Error, boolean>;
}

/** Joins with one press and takes it back with another. */
export function JoinButton<T>({ joined, text, mutation }: JoinButtonProps<T>) {
  const change = useMutation(mutation);
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-pressed={joined}
        busy={change.isPending}
        onClick={() => change.mutate(!joined)}
      >
        {joined && <Icon name="check" />}
        {joined ? text.joined : text.join}
        <VisuallyHidden> {text.about}</VisuallyHidden>
      </Button>
      <FormError error={change.error} />
    </>
  );
}
