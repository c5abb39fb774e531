import { useLocation } from '@futurelab/platform/router';
import { Icon } from '@futurelab/platform/ui';
import { MenuAnchor } from './menu-anchor';
import { isCurrent, type Menu } from './menus';
import styles from './navigation-menu.module.css';

/** One menu of the header: a button that opens a sheet of links under it. The browser itself opens and closes it. */
export function NavigationMenu({ menu }: { menu: Menu }) {
  const { pathname } = useLocation();
  const id = `menu-${menu.id}`;
  const holdsCurrent = menu.links.some((link) => isCurrent(link.to, pathname));
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={styles.opener}
        data-current={holdsCurrent || undefined}
      >
        {menu.label}
        <Icon name="chevron-down" />
      </button>
      <div id={id} popover="auto" className={styles.panel}>
        <div className={styles.inside}>
          <p className={styles.intro}>{menu.intro}</p>
          <ul className={styles.links}>
            {menu.links.map((link) => (
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
    </>
  );
}
