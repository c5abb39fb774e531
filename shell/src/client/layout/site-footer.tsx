import { paths } from '@futurelab/platform/paths';
import { MenuAnchor } from './menus/menu-anchor';
import { footerColumns } from './menus/menus';
import styles from './site-footer.module.css';
import { ThemeSwitch } from './theme-switch';
import { Wordmark } from './wordmark';

export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <div className={styles.about}>
          <Wordmark />
          <p className={styles.line}>For people who lead, and want to use AI with their eyes open.</p>
        </div>
        <nav aria-label="Footer" className={styles.columns}>
          {footerColumns.map((column) => (
            <div key={column.title}>
              <h2 className={styles.title}>{column.title}</h2>
              <ul className={styles.links}>
                {column.links.map((link) => (
                  <li key={link.to}>
                    <MenuAnchor link={link} className={styles.link} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={styles.base}>
          <p>© 2025 FutureLab</p>
          <MenuAnchor link={{ to: paths.terms, label: 'Terms' }} className={styles.link} />
          <MenuAnchor link={{ to: paths.privacy, label: 'Privacy' }} className={styles.link} />
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}
