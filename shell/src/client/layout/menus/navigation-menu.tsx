import { useLocation } from '@futurelab/platform/router';
import { Icon } from '@futurelab/platform/ui';
import { useMenuLinks } from '../../../app/menu-links';
import { MenuAnchor } from './menu-anchor';
import { isCurrent, type HeaderMenu } from './menus';
import styles from './navigation-menu.module.css';

/** One menu of the header: a button that opens a sheet of links under it. The browser itself opens and closes it. */
export function NavigationMenu({ group, label, intro }: HeaderMenu) {
  const { pathname } = useLocation();
  const links = useMenuLinks(group);
  const id = `menu-${group}`;
  const holdsCurrent = links.some((link) => isCurrent(link.to, pathname));
  if (links.length === 0) return null;
  return (
    <li>
      <button
        type="button"
        popoverTarget={id}
        className={styles.opener}
        data-current={holdsCurrent || undefined}
      >
        {label}
        <Icon name="chevron-down" />
      </button>
      <div id={id} popover="auto" className={styles.panel}>
        <div className={styles.inside}>
          <p className={styles.intro}>{intro}</p>
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.to}>
                <MenuAnchor link={link} className={styles.link}>
                  <span className={styles.label}>{link.label}</span>
                  <span className={styles.note}>{link.note}</span>
                </MenuAnchor>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </li>
  );
}
