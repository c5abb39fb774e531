import { paths } from '@futurelab/platform/paths';
import { useMutation } from '@futurelab/platform/query';
import { noteIntent, useIntent, useSession } from '@futurelab/platform/session';
import { toast, toastError } from '@futurelab/platform/toast';
import { Button, LinkButton } from '@futurelab/platform/ui';
import { pathMembershipMutation } from '../../queries/courses';
import { pathAddress } from '../../shared/path-address';

interface JoinButtonProps {
  id: string;
  title: string;
  isMember: boolean;
  size?: 'medium' | 'large';
  variant?: 'primary' | 'secondary';
}

/** Joins a path or leaves it. A visitor signs in first and comes back to the path. */
export function JoinButton({ id, title, isMember, size, variant = 'secondary' }: JoinButtonProps) {
  const { user } = useSession();
  const membership = useMutation({
    ...pathMembershipMutation(id),
    onError: (error) => toastError(isMember ? `Couldn’t leave ${title}` : `Couldn’t join ${title}`, error),
  });
  const join = () =>
    membership.mutate(true, {
      onSuccess: () => toast({ title: `You joined ${title}`, description: 'It’s on your home page.' }),
    });
  useIntent(user && !isMember ? `path:${id}` : null, join);
  if (!user)
    return (
      <LinkButton
        size={size}
        variant={variant}
        to={paths.signIn(pathAddress(id))}
        onClick={() => noteIntent(`path:${id}`)}
      >
        Sign in to join
      </LinkButton>
    );
  const leave = () =>
    membership.mutate(false, {
      onSuccess: () =>
        toast({
          title: `You left ${title}`,
          description: 'Your course progress stays.',
          duration: 10_000,
          action: { label: 'Undo', onPress: () => membership.mutate(true) },
        }),
    });
  const text = isMember ? 'Leave this path' : 'Join this path';
  return (
    <Button
      size={size}
      variant={isMember ? 'quiet' : variant}
      busy={membership.isPending}
      onClick={isMember ? leave : join}
      aria-label={`${text}: ${title}`}
    >
      {text}
    </Button>
  );
}
