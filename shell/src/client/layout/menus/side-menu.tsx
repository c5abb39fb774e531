import type { MenuGroup } from '@futurelab/platform/contract';
import { paths } from '@futurelab/platform/paths';
import { Avatar, Icon, LinkButton } from '@futurelab/platform/ui';
import { useRef, type ToggleEvent } from 'react';
import { useMenuLinks, type MenuLink } from '../../../app/menu-links';
import { SearchLink } from '../../search/search-link';
import { MenuAnchor } from './menu-anchor';
import { HpcBadge } from './hpc-badge';
import { menusFor, nameOf, useHeaderActions, type SiteUser } from './menus';
import styles from './side-menu.module.css';
import { UnreadMessages } from './unread-messages';
import { useSwipeToDismiss } from './use-swipe-to-dismiss';

export const SIDE_MENU_ID = 'site-menu';

/**
 * The menu of small screens. The browser opens it, closes it on Esc and on a press outside, and gives the focus
 * back; with JavaScript the page behind it is inert as well, and a swipe to the right closes it.
 */
export function SideMenu({ user }: { user: SiteUser | null }) {
  const menu = useRef<HTMLDivElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const swipe = useSwipeToDismiss(menu);

  const beforeToggle = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState === 'closed') setSiblingsInert(event.currentTarget, false);
  };
  const toggled = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState !== 'open') return;
    setSiblingsInert(event.currentTarget, true);
    closer.current?.focus();
  };

  return (
    <div
      ref={menu}
      id={SIDE_MENU_ID}
      popover="auto"
      role="dialog"
      aria-modal="true"
      aria-label="Menu"
      className={styles.menu}
      onBeforeToggle={beforeToggle}
      onToggle={toggled}
      {...swipe}
    >
      <div className={styles.top}>
        {user && (
          <p className={styles.who}>
            <Avatar name={nameOf(user)} src={user.profileImageUrl} />
            <span dir="auto">{nameOf(user)}</span>
            {user.isHPCMember && <HpcBadge />}
          </p>
        )}
        <button
          ref={closer}
          type="button"
          popoverTarget={SIDE_MENU_ID}
          popoverTargetAction="hide"
          className={styles.close}
          aria-label="Close menu"
        >
          <Icon name="close" />
        </button>
      </div>
      <SearchLink className={styles.search}>
        <Icon name="search" />
        Search
      </SearchLink>
      <Actions user={user} />
      <nav aria-label="Side menu">
        {menusFor(user).map(({ group, label }) => (
          <LinkGroup key={group} title={label} groups={[group]} />
        ))}
        {user && (
          <LinkGroup
            title="Personal"
            groups={user.isHPCMember ? ['personal-hpc', 'personal'] : ['personal']}
          />
        )}
        {user && <LinkGroup title="Account" groups={['account']} />}
        <LinkGroup groups={['header']} more={user ? [{ to: paths.signOut, label: 'Log out' }] : []} />
      </nav>
    </div>
  );
}

function Actions({ user }: { user: SiteUser | null }) {
  const actions = useHeaderActions(user);
  if (actions.length === 0) return null;
  return (
    <p className={styles.actions}>
      {actions.map((action) => (
        <LinkButton key={action.label} to={action.to} variant="secondary" wide>
          {action.label}
        </LinkButton>
      ))}
    </p>
  );
}

interface LinkGroupProps {
  title?: string;
  groups: MenuGroup[];
  /** After those that the sections declare. */
  more?: MenuLink[];
}

function LinkGroup({ title, groups, more = [] }: LinkGroupProps) {
  const links = [...useMenuLinks(...groups), ...more];
  if (links.length === 0) return null;
  return (
    <section className={styles.group} aria-label={title}>
      {title && <p className={styles.title}>{title}</p>}
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.to}>
            <MenuAnchor link={link} className={styles.link}>
              {link.label}
              {link.to === paths.messages && <UnreadMessages />}
            </MenuAnchor>
          </li>
        ))}
      </ul>
    </section>
  );
}

function setSiblingsInert(element: HTMLElement, inert: boolean): void {
  for (const sibling of element.parentElement?.children ?? []) {
    if (sibling !== element && sibling instanceof HTMLElement) sibling.inert = inert;
  }
}
