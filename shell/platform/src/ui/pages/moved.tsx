import { useEffect } from 'react';
import { usePageResponse } from '../../response';
import { useNavigate } from '../../router';
import { LinkButton } from '../forms/button';
import { Container } from '../layout/container';
import { PageHead } from '../head/page-head';
import { PageHeader } from '../layout/page-header';

export interface MovedProps {
  /** The path where what was looked for is. */
  to: string;
  /** What it is called there. */
  title: string;
}

/**
 * In place of a page that is at another address: the server redirects there where it can, the browser goes there at
 * once, and where neither does it is a link.
 */
export function Moved({ to, title }: MovedProps) {
  const response = usePageResponse();
  if (response) response.redirect = to;
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(to, { replace: true });
  }, [navigate, to]);
  return (
    <Container width="text">
      <PageHead title={title} path={to} unlisted />
      <PageHeader
        title={title}
        lead="This page has moved."
        actions={<LinkButton to={to}>Continue</LinkButton>}
      />
    </Container>
  );
}
