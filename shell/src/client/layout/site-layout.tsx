import { Outlet, ScrollRestoration } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import { LazyToaster } from './lazy-toaster';
import { useMenusClosedByNavigation } from './menus-closed-by-navigation';
import { SideMenu } from './side-menu';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import styles from './site-layout.module.css';

/** What stands around every page. */
export function SiteLayout() {
  const { user, isLoading } = useSession();
  useMenusClosedByNavigation();
  return (
    <div data-site="" className={styles.site}>
      <a href="#main" className={styles.skip}>
        Skip to the content
      </a>
      <SiteHeader user={user} loading={isLoading} />
      <SideMenu user={user} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <SiteFooter />
      <ScrollRestoration />
      <LazyToaster />
    </div>
  );
}
