import { ApiError } from '@futurelab/platform/api';
import { paths } from '@futurelab/platform/paths';
import { useLocation } from '@futurelab/platform/router';
import { Icon } from '@futurelab/platform/ui';
import styles from './form-error.module.css';

const reason = (error: unknown): string => {
  if (!(error instanceof ApiError)) return 'The connection dropped before this was saved.';
  return error.explanation ?? 'This couldn’t be saved.';
};

/** Says that a form was not saved, why, and that nothing typed is lost. */
export function FormError({ error }: { error: unknown }) {
  return (
    <div role="alert">
      {Boolean(error) && (
        <p className={styles.error}>
          <Icon name="alert" />
          {error instanceof ApiError && error.status === 401 ? (
            <SignInAgain />
          ) : (
            <span>{reason(error)} Everything you entered is still here; try again.</span>
          )}
        </p>
      )}
    </div>
  );
}

/** The way in leads back to this page. */
function SignInAgain() {
  const { pathname, search } = useLocation();
  return (
    <span>
      You’re signed out, so this wasn’t saved. <a href={paths.signIn(pathname + search)}>Log in</a> and come
      back to this page.
    </span>
  );
}
