import { passkeyProblem } from '@futurelab/platform/passkeys';
import { useMutation } from '@futurelab/platform/query';
import { Badge, Button } from '@futurelab/platform/ui';
import { PASSKEY, rememberSignInMethod } from '../../shared/model/last-sign-in-method';
import { navigateAway } from '../../shared/model/full-page-navigation';
import { passkeySignInMutation } from '../../queries/sign-in/passkeys';
import styles from './sign-in-panel.module.css';

interface PasskeySignInProps {
  returnTo: string;
  /** Another way in is being followed. */
  disabled: boolean;
  wasLast: boolean;
}

/** For who added a passkey before. It is always there, so that nothing moves once the browser has been asked. */
export function PasskeySignIn({ returnTo, disabled, wasLast }: PasskeySignInProps) {
  const signIn = useMutation({
    ...passkeySignInMutation,
    onSuccess: () => {
      rememberSignInMethod(PASSKEY);
      navigateAway(returnTo);
    },
  });
  const busy = signIn.isPending || signIn.isSuccess;
  return (
    <div className={styles.passkey}>
      <Button
        variant="quiet"
        size="large"
        wide
        busy={busy}
        disabled={disabled}
        onClick={() => signIn.mutate()}
      >
        Use a passkey
      </Button>
      {wasLast && <Badge className={styles.last}>Last used</Badge>}
      {signIn.error && (
        <p role="alert" className={styles.problem}>
          {passkeyProblem(signIn.error)}
        </p>
      )}
    </div>
  );
}
