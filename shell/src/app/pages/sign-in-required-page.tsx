import { paths } from '@futurelab/platform/paths';
import { usePageResponse } from '@futurelab/platform/response';
import { useLocation } from '@futurelab/platform/router';
import { Container, LinkButton, PageHead, PageHeader } from '@futurelab/platform/ui';
import { RouteChange } from '../route-change';

/** In place of a member's page, for a visitor: what is here, and the way in that leads back here. */
export function SignInRequiredPage({ title }: { title: string }) {
  const { pathname, search } = useLocation();
  const response = usePageResponse();
  if (response) response.status = 401;
  return (
    <Container width="text">
      <PageHead title={title} path={pathname} unlisted />
      <PageHeader
        eyebrow={title}
        title="Please log in"
        lead="This page is for members. You’ll come back here after logging in."
        actions={<LinkButton to={paths.signIn(pathname + search)}>Log in</LinkButton>}
      />
      <RouteChange />
    </Container>
  );
}
