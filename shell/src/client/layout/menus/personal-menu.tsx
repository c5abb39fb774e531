import { paths } from '@futurelab/platform/paths';
import { Avatar, Badge, Icon } from '@futurelab/platform/ui';
import { MenuAnchor } from './menu-anchor';
import { nameOf, personalLinks, type SiteUser } from './menus';
import styles from './personal-menu.module.css';

const ID = 'menu-personal';

/** Under the portrait: everything that is mine, and the way out. */
export function PersonalMenu({ user }: { user: SiteUser }) {
  const name = nameOf(user);
  return (
    <>
      <button type="button" popoverTarget={ID} className={styles.opener} aria-label={`Your menu, ${name}`}>
        <Avatar name={name} src={user.profileImageUrl} />
      </button>
      <div id={ID} popover="auto" className={styles.panel}>
        <p className={styles.who}>
          <span>{name}</span>
          {user.isHPCMember && <Badge tone="lagoon">HPC</Badge>}
        </p>
        <ul className={styles.links}>
          {personalLinks(user).map((link) => (
            <li key={link.to}>
              <MenuAnchor link={link} className={styles.link} />
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
