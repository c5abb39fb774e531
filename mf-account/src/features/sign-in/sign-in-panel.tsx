import { Badge } from '@futurelab/platform/ui';
import { useSyncExternalStore } from 'react';
import { lastSignInMethod, MAIL, PASSKEY } from '../../shared/model/last-sign-in-method';
import { MailCode } from './mail-code/mail-code';
import { PasskeySignIn } from './passkey-sign-in';
import { Providers } from './providers';
import styles from './sign-in-panel.module.css';
import { usePendingSignIn } from './use-pending-sign-in';

interface SignInPanelProps {
  /** Where to come back to: a path of this site. */
  returnTo: string;
}

const neverChanges = () => () => undefined;

/** The ways to sign in. Pressing one starts a full navigation and disables them all. */
export function SignInPanel({ returnTo }: SignInPanelProps) {
  const [pending, onFollow] = usePendingSignIn();
  const last = useSyncExternalStore(neverChanges, lastSignInMethod, () => null);
  return (
    <div className={styles.panel}>
      <Providers returnTo={returnTo} last={last} pending={pending} onFollow={onFollow} />
      <PasskeySignIn returnTo={returnTo} disabled={pending !== undefined} wasLast={last === PASSKEY} />
      <section className={styles.mail} aria-labelledby="sign-in-by-mail">
        <h2 id="sign-in-by-mail" className={styles.title}>
          Or use an email code {last === MAIL && <Badge>Last used</Badge>}
        </h2>
        <MailCode returnTo={returnTo} disabled={pending !== undefined} />
      </section>
    </div>
  );
}
