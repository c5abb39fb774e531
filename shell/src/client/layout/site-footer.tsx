import { useSite } from '@futurelab/platform/session';
import { useMenuLinks } from '../../app/menu-links';
import { MenuAnchor } from './menus/menu-anchor';
import { FOOTER_COLUMNS, type Menu } from './menus/menus';
import styles from './site-footer.module.css';
import { ThemeSwitch } from './theme-switch';
import { Wordmark } from './wordmark';

export function SiteFooter() {
  const { siteName, links } = useSite();
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <div className={styles.about}>
          <Wordmark />
          <p className={styles.line}>For people who lead, and want to use AI with their eyes open.</p>
          {links.length > 0 && (
            <ul className={styles.elsewhere} aria-label={`${siteName} elsewhere`}>
              {links.map(({ label, url }) => (
                <li key={url}>
                  <a href={url} className={styles.link}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <nav aria-label="Footer" className={styles.columns}>
          {FOOTER_COLUMNS.map((column) => (
            <Column key={column.group} {...column} />
          ))}
        </nav>
        <div className={styles.base}>
          <p>© 2025 {siteName}</p>
          {useMenuLinks('footer-base').map((link) => (
            <MenuAnchor key={link.to} link={link} className={styles.link} />
          ))}
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}

function Column({ group, label }: Menu) {
  const links = useMenuLinks(group);
  if (links.length === 0) return null;
  return (
    <div>
      <h2 className={styles.title}>{label}</h2>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.to}>
            <MenuAnchor link={link} className={styles.link} />
          </li>
        ))}
      </ul>
    </div>
  );
}
