import { paths } from '@futurelab/platform/paths';
import { useSession } from '@futurelab/platform/session';
import { LinkButton } from '@futurelab/platform/ui';

/** The way to the form; members choose it in their settings. */
export function SubscribeLink() {
  const { user } = useSession();
  return (
    <LinkButton to={user ? paths.accountNotifications : '/#newsletter'} variant="secondary">
      Subscribe to the newsletter
    </LinkButton>
  );
}
