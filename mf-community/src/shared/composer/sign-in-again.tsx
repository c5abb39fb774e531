import { paths } from '@futurelab/platform/paths';
import { useLocation } from '@futurelab/platform/router';

/** For a member who was signed out meanwhile: what they wrote stays, and the way in leads back to it. */
export function SignInAgain() {
  const { pathname, search } = useLocation();
  return (
    <span>
      You’ve been signed out. Your text is saved here. <a href={paths.signIn(pathname + search)}>Sign in</a>{' '}
      to send it.
    </span>
  );
}
