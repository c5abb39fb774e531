import { paths } from '@futurelab/platform/paths';
import { useSession } from '@futurelab/platform/session';
import { LinkButton, type LinkButtonProps } from '@futurelab/platform/ui';

interface JoinLinkProps extends LinkButtonProps {
  /** The page inside: visitors sign in on the way there. */
  to: string;
  /** What it says to a member. */
  memberLabel: string;
}

/** The way in for visitors, and for members the way to what is theirs already. */
export function JoinLink({ to, memberLabel, children, ...rest }: JoinLinkProps) {
  const { user } = useSession();
  return (
    <LinkButton {...rest} to={user ? to : paths.signIn(to)}>
      {user ? memberLabel : children}
    </LinkButton>
  );
}
