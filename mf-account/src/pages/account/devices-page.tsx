import { paths } from '@futurelab/platform/paths';
import { useSession } from '@futurelab/platform/session';
import { AccountPage } from '../../shared/account/account-page';
import { Identities } from '../../features/devices/identities';
import { Passkeys } from '../../features/devices/passkeys';
import { Sessions } from '../../features/devices/sessions';

/** Sign-in methods and active sessions. */
export default function DevicesPage() {
  const { user } = useSession();
  const timeZone = user?.timeZone ?? 'UTC';
  return (
    <AccountPage
      path={paths.accountDevices}
      title="Sign-in and devices"
      lead="How and where you’re signed in. We’ll email you when a new browser signs in."
    >
      <Sessions timeZone={timeZone} />
      <Passkeys timeZone={timeZone} />
      <Identities email={user?.email ?? null} timeZone={timeZone} />
    </AccountPage>
  );
}
