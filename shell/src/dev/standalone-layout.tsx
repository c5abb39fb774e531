import { NavLink, ScrollRestoration } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import { Container } from '@futurelab/platform/ui';
import { LazyReauthentication } from '../client/reauthentication/lazy-reauthentication';
import { LazyToaster } from '../client/layout/lazy-toaster';
import { PAGE_DATA_ID, type PageData } from '../app/page-data';
import { PageOutlet } from '../app/page-outlet';
import styles from './standalone-layout.module.css';

const { remotes, set } = JSON.parse(document.getElementById(PAGE_DATA_ID)!.textContent!) as PageData;
const routes = remotes.flatMap((remote) => remote.routes);
const hasParameter = (path: string): boolean => path.includes(':');

/** In the place of the site: which section this is, and each of its pages. */
export function StandaloneLayout() {
  const { user } = useSession();
  return (
    <div data-site="" className={styles.site}>
      <header className={styles.header}>
        <Container>
          <p className={styles.about}>
            <strong>{remotes[0]?.app}</strong> {user ? `as ${user.firstName ?? user.slug}` : 'as a visitor'}
            {set === 'no-api' && ' · no api: start with --api <address of a site>'}
            {set !== 'no-api' && !user && <a href="/api/login?returnTo=/">Sign in</a>}
          </p>
          <nav aria-label="Pages of the section">
            <ul className={styles.pages}>
              {routes.map(({ path, access }) => (
                <li key={`${path} ${access}`}>
                  {hasParameter(path) ? <span>{path}</span> : <NavLink to={path}>{path}</NavLink>}
                </li>
              ))}
            </ul>
          </nav>
        </Container>
      </header>
      <main id="main" tabIndex={-1}>
        <PageOutlet />
      </main>
      <ScrollRestoration />
      <LazyReauthentication />
      <LazyToaster />
    </div>
  );
}
