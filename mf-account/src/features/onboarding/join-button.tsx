import { useMutation, useQueryClient } from '@futurelab/platform/query';
import { Button, Icon, VisuallyHidden } from '@futurelab/platform/ui';
import { FormError } from '../../form/form-error';

interface JoinButtonProps {
  joined: boolean;
  words: { join: string; joined: string; about: string };
  join: () => Promise<unknown>;
  leave: () => Promise<unknown>;
}

/** Joins with one press and takes it back with another. */
export function JoinButton({ joined, words, join, leave }: JoinButtonProps) {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: () => (joined ? leave() : join()),
    onSuccess: () => client.invalidateQueries(),
  });
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-pressed={joined}
        busy={change.isPending}
        onClick={() => change.mutate()}
      >
        {joined && <Icon name="check" />}
        {joined ? words.joined : words.join}
        <VisuallyHidden> {words.about}</VisuallyHidden>
      </Button>
      <FormError error={change.error} />
    </>
  );
}
