import { pluralize } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { Avatar, Icon } from '@futurelab/platform/ui';
import { useMenuLinks } from '../../../app/menu-links';
import { HpcBadge } from './hpc-badge';
import { MenuAnchor } from './menu-anchor';
import { nameOf, type SiteUser } from './menus';
import styles from './personal-menu.module.css';
import { UnreadMessages, useUnreadMessages } from './unread-messages';

const ID = 'menu-personal';

/** Under the portrait: everything that is mine, and the way out. */
export function PersonalMenu({ user }: { user: SiteUser }) {
  const name = nameOf(user);
  const links = useMenuLinks('personal', 'account');
  const unread = useUnreadMessages();
  const news = unread > 0 ? `, ${pluralize(unread, 'unread conversation')}` : '';
  return (
    <>
      <button
        type="button"
        popoverTarget={ID}
        className={styles.opener}
        aria-label={`Your menu, ${name}${news}`}
      >
        <Avatar name={name} src={user.profileImageUrl} />
        {unread > 0 && <span className={styles.mark} />}
      </button>
      <div id={ID} popover="auto" className={styles.panel}>
        <p className={styles.who}>
          <span dir="auto">{name}</span>
          {user.isHPCMember && <HpcBadge />}
        </p>
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.to}>
              <MenuAnchor link={link} className={styles.link}>
                {link.label}
                {link.to === paths.messages && <UnreadMessages />}
              </MenuAnchor>
            </li>
          ))}
          <li>
            <MenuAnchor link={{ to: paths.signOut, label: 'Log out' }} className={styles.leave}>
              Log out
              <Icon name="leave" />
            </MenuAnchor>
          </li>
        </ul>
      </div>
    </>
  );
}
