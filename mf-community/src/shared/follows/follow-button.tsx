import { useMutation, useQuery } from '@futurelab/platform/query';
import { toastError } from '@futurelab/platform/toast';
import { Button, VisuallyHidden } from '@futurelab/platform/ui';
import { followMutation, followsQuery } from '../../queries/follows';
import styles from './follow-button.module.css';

interface FollowButtonProps {
  what: 'tag' | 'member';
  /** The tag, or the id of the member. */
  of: string;
  /** Whom or what it is about, for a screen reader. */
  name: string;
}

/** New discussions with a tag, or by a person, are announced and listed under Following. */
export function FollowButton({ what, of, name }: FollowButtonProps) {
  const { data } = useQuery(followsQuery);
  const { mutate, isPending, variables } = useMutation({
    ...followMutation,
    onError: (error) => toastError('That didn’t work', error),
  });
  const saved = what === 'tag' ? data?.tags.includes(of) : data?.people.some(({ id }) => id === of);
  const isOn = isPending ? variables.on : (saved ?? false);
  return (
    <Button
      variant="quiet"
      size="small"
      aria-pressed={isOn}
      className={isOn ? styles.on : undefined}
      onClick={() => mutate({ what, key: of, on: !isOn })}
    >
      {isOn ? 'Following' : 'Follow'} <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  );
}
