import { paths } from '@futurelab/platform/paths';
import { useLocation } from '@futurelab/platform/router';
import { EmptyState, LinkButton, PageHead } from '@futurelab/platform/ui';
import { PageArrival } from '../page-arrival';

/** In place of a member's page, for a visitor: what is here, and the way in that leads back here. */
export function SignInRequiredPage({ title }: { title: string }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <PageHead title={title} description={`Sign in to FutureLab to see ${title}.`} path={pathname} noIndex />
      <EmptyState
        level={1}
        title="Please log in"
        description={`${title} is for members. Sign in, and you come straight back to this page.`}
        action={<LinkButton href={paths.signIn(pathname + search)}>Log in</LinkButton>}
      />
      <PageArrival />
    </>
  );
}
