import { ApiError } from '@futurelab/platform/api';
import { Icon } from '@futurelab/platform/ui';
import styles from './composer.module.css';
import { SignInAgain } from './sign-in-again';

/** Why something was not sent, and what becomes of it. What has a field of its own stands beside that. */
export function SendingError({ error, fields = [] }: { error: Error | null; fields?: readonly string[] }) {
  if (!error) return null;
  const api = error instanceof ApiError ? error : null;
  if (api && fields.some((field) => api.details[field])) return null;
  return (
    <p className={styles.error} role="alert">
      <Icon name="alert" />
      {api?.status === 401 ? (
        <SignInAgain />
      ) : (
        (api && api.status < 500 && api.explanation) ||
        'Couldn’t send. Your text is saved. Check your connection and try again.'
      )}
    </p>
  );
}
