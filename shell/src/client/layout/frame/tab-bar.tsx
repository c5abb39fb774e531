import { useLocation } from '@futurelab/platform/router';
import type { GroupedLink } from '../../../app/menu-links';
import { currentPlace } from './current-place';
import './frame.css';
import { PlaceLink } from './place-link';
import { placesOf } from './places';
import styles from './tab-bar.module.css';

/** A member's five places at the lower edge of a small screen. `section` is the one that shows the page. */
export default function TabBar({ links, section }: { links: GroupedLink[]; section: string | undefined }) {
  const tabs = placesOf(links, 'tabs');
  const current = currentPlace(tabs, useLocation().pathname, section);
  return (
    <nav aria-label="Shortcuts" className={styles.bar} data-tabs="">
      <ul className={styles.tabs}>
        {tabs.map((link) => (
          <li key={link.to} className={styles.tab}>
            <PlaceLink link={link} current={current} className={styles.link} labelClass={undefined} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
