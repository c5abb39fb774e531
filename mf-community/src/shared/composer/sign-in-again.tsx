import { paths } from '@futurelab/platform/paths';
import { useLocation } from '@futurelab/platform/router';

/** For a member who was signed out meanwhile: what they wrote stays, and the way in leads back to it. */
export function SignInAgain() {
  const { pathname, search } = useLocation();
  return (
    <span>
      You have been signed out. Your text is kept here: <a href={paths.signIn(pathname + search)}>log in</a>{' '}
      and send it then.
    </span>
  );
}
