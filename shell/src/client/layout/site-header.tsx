import { Icon, LinkButton } from '@futurelab/platform/ui';
import { useMenuLinks } from '../../app/menu-links';
import { SearchLink } from '../search/search-link';
import { HpcBadge } from './menus/hpc-badge';
import { MenuAnchor } from './menus/menu-anchor';
import { menusFor, useHeaderActions, type SiteUser } from './menus/menus';
import { NavigationMenu } from './menus/navigation-menu';
import { PersonalMenu } from './menus/personal-menu';
import { SIDE_MENU_ID } from './menus/side-menu';
import { NotificationBell } from './notification-bell';
import styles from './site-header.module.css';
import { Wordmark } from './wordmark';

export interface SiteHeaderProps {
  user: SiteUser | null;
  /** Who is here is not known yet: the places are reserved, empty. */
  loading?: boolean;
}

export function SiteHeader({ user, loading }: SiteHeaderProps) {
  const direct = useMenuLinks('header');
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Wordmark />
        <nav aria-label="Main" className={styles.navigation}>
          <ul className={styles.menus}>
            {menusFor(user).map((menu) => (
              <NavigationMenu key={menu.group} {...menu} />
            ))}
            {direct.map((link) => (
              <li key={link.to}>
                <MenuAnchor link={link} className={styles.direct} />
              </li>
            ))}
          </ul>
        </nav>
        <SearchLink className={styles.search}>
          <Icon name="search" label="Search" />
        </SearchLink>
        {!loading && user && (
          <div className={styles.bell}>
            <NotificationBell />
          </div>
        )}
        <div className={styles.account}>{!loading && <Account user={user} />}</div>
        <button type="button" popoverTarget={SIDE_MENU_ID} className={styles.burger} aria-label="Open menu">
          <Icon name="menu" />
        </button>
      </div>
    </header>
  );
}

function Account({ user }: { user: SiteUser | null }) {
  const actions = useHeaderActions(user);
  return (
    <>
      {actions.map((action, index) => (
        <LinkButton
          key={action.label}
          to={action.to}
          size="small"
          variant={index === actions.length - 1 ? 'secondary' : 'quiet'}
        >
          {action.label}
        </LinkButton>
      ))}
      {user?.isHPCMember && <HpcBadge />}
      {user && <PersonalMenu user={user} />}
    </>
  );
}
