import { ScrollRestoration, useLocation } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import { Suspense, useMemo } from 'react';
import { LazyAssistant } from '../assistant/lazy-assistant';
import type { RemoteSnapshot } from '../../app/page-data';
import { declaredLinks, MenuLinksProvider } from '../../app/menu-links';
import { PageOutlet } from '../../app/page-outlet';
import { matchRoute } from '../../app/route-match';
import { LazyPlayer } from '../player/lazy-player';
import { LazyReauthentication } from '../reauthentication/lazy-reauthentication';
import { LazyReleaseTools } from '../release-tools/lazy-release-tools';
import { LazySearch } from '../search/lazy-search';
import { Rail, TabBar } from './frame/lazy-frame';
import { LazyToaster } from './lazy-toaster';
import { useMenusClosedByNavigation } from './menus/menus-closed-by-navigation';
import { nameOf } from './menus/menus';
import { SideMenu } from './menus/side-menu';
import { AnotherMemberNotice } from './notices/another-member-notice';
import { MemberNotice } from './notices/member-notice';
import { LazyTimeZoneNotice } from './notices/lazy-time-zone-notice';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import styles from './site-layout.module.css';

const NONE: RemoteSnapshot[] = [];

/** What stands around every page. `releases` are those that this visitor is shown. */
export function SiteLayout({ releases = NONE }: { releases?: RemoteSnapshot[] }) {
  const { user, isLoading } = useSession();
  const links = useMemo(() => declaredLinks(releases, user), [releases, user]);
  const remotes = useMemo(() => releases.map((snapshot) => ({ snapshot })), [releases]);
  const { route } = matchRoute(remotes, user !== null, useLocation().pathname);
  const isPublic = !user || !route || route.declared.access === 'public';
  useMenusClosedByNavigation();
  return (
    <MenuLinksProvider value={links}>
      <div data-site="" data-member={user ? '' : undefined} className={styles.site}>
        <a href="#main" className={styles.skip}>
          Skip to content
        </a>
        <SiteHeader user={user} loading={isLoading} />
        <Suspense>{user && <Rail user={user} name={nameOf(user)} links={links} />}</Suspense>
        <main id="main" tabIndex={-1} className={styles.main}>
          <AnotherMemberNotice pageName={user?.firstName ?? null} />
          {user?.notices.map((notice) => (
            <MemberNotice key={notice.label} notice={notice} timeZone={user.timeZone} />
          ))}
          {user && !user.suspension && <LazyTimeZoneNotice user={user} />}
          <PageOutlet />
        </main>
        {isPublic && <SiteFooter />}
        <Suspense>{user && <TabBar links={links} section={route?.remote.snapshot.app} />}</Suspense>
        {/* After the page: its markup is not to be read before what is seen first. */}
        <SideMenu user={user} />
        <LazyPlayer />
        <ScrollRestoration />
        <LazySearch />
        <LazyAssistant />
        <LazyReauthentication />
        <LazyToaster />
        <LazyReleaseTools releases={releases} isAdmin={user?.isAdmin ?? false} />
      </div>
    </MenuLinksProvider>
  );
}
