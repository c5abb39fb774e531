import { paths } from '@futurelab/platform/paths';
import { usePageResponse } from '@futurelab/platform/response';
import { useLocation } from '@futurelab/platform/router';
import { Container, Cover, FullScreenSpinner, LinkButton, PageHead, PageTitle } from '@futurelab/platform/ui';
import { useEffect, useState } from 'react';
import { useMenuLinks } from '../menu-links';
import { reloadIfFound } from '../reload-if-released';
import { hasShownPage, RouteChange } from '../route-change';
import styles from './not-found-page.module.css';

/** For a path that nobody declares. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  return <UnknownPage key={pathname} pathname={pathname} />;
}

/** Of the page of a document the server has said already that there is none; of what is opened from there it is asked. */
function UnknownPage({ pathname }: { pathname: string }) {
  const [isAsking, setIsAsking] = useState(hasShownPage);
  useEffect(() => {
    if (isAsking) void reloadIfFound().then(setIsAsking);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);
  return isAsking ? <FullScreenSpinner /> : <MissingPage pathname={pathname} />;
}

function MissingPage({ pathname }: { pathname: string }) {
  const ways = useMenuLinks('not-found');
  const response = usePageResponse();
  if (response) response.status = 404;
  return (
    <Container className={styles.page}>
      <PageHead title="404 Page Not Found" unlisted />
      <div className={styles.text}>
        <PageTitle className={styles.title}>404 Page Not Found</PageTitle>
        <p className={styles.question}>Did you forget to add the page to the router?</p>
        <p>
          There’s no page at <code className={styles.address}>{pathname}</code>. It may have moved, or the
          address may be mistyped.
        </p>
        <p className={styles.ways}>
          <LinkButton to={paths.home}>Go home</LinkButton>
          {ways.map(({ to, label }, index) => (
            <LinkButton key={to} to={to} variant={index === 0 ? 'secondary' : 'quiet'}>
              {label}
            </LinkButton>
          ))}
        </p>
      </div>
      <Cover kind="course" seed="not-found" ratio="wide" className={styles.picture} />
      <RouteChange />
    </Container>
  );
}
