import type { MenuGroup } from '@futurelab/platform/contract';
import { paths } from '@futurelab/platform/paths';
import { Link, useLocation } from '@futurelab/platform/router';
import { Fragment } from '@futurelab/platform/runtime';
import { Avatar } from '@futurelab/platform/ui';
import { useEffect, useState } from 'react';
import type { GroupedLink } from '../../../app/menu-links';
import { whenIdle } from '../../when-idle';
import type { SiteUser } from '../menus/menus';
import { currentPlace, type Current } from './current-place';
import './frame.css';
import { PlaceLink } from './place-link';
import { placesOf } from './places';
import styles from './rail.module.css';
import { ThemeButton } from './theme-button';

interface RailProps {
  user: SiteUser;
  name: string;
  links: GroupedLink[];
}

/** A member's places, beside the page where the window is wide enough. */
export default function Rail({ user, name, links }: RailProps) {
  const { pathname } = useLocation();
  const profile = links.find(({ group, to }) => group === 'personal' && to === paths.profile);
  const shown = placesOf(links, 'rail', 'rail-learn', 'rail-community', 'account', 'rail-help');
  const current = currentPlace(profile ? [...shown, profile] : shown, pathname);
  const group = (name: MenuGroup) => ({ links: placesOf(links, name), current });
  return (
    <nav aria-label="Your places" className={styles.rail} data-rail="">
      <div className={styles.places}>
        <Places {...group('rail')} />
        <Places title="Learn" {...group('rail-learn')} />
        <Places title="Community" {...group('rail-community')} />
        <MemberGroups />
      </div>
      <div className={styles.foot}>
        {profile && (
          <Link to={profile.to} className={styles.link} aria-current={current(profile)}>
            <Avatar name={name} src={user.profileImageUrl} size="small" className={styles.face} />
            <span className={styles.label} dir="auto">
              {name}
            </span>
          </Link>
        )}
        <ul className={styles.tools}>
          <Tools {...group('account')} />
          <li>
            <ThemeButton className={styles.tool} />
          </li>
          <Tools {...group('rail-help')} />
        </ul>
        <p className={styles.keys}>
          Search: <kbd>Ctrl K</kbd> or <kbd>⌘ K</kbd>
        </p>
      </div>
    </nav>
  );
}

const NAMES_FROM_PX = 1200;

/** Last, so that nothing moves when it comes: after the page, and where there is room for names. */
function MemberGroups() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (innerWidth < NAMES_FROM_PX) return;
    return whenIdle(() => setShown(true));
  }, []);
  if (!isShown) return null;
  return (
    <div className={styles.groups}>
      <Fragment name="mf-community/active-groups" optional />
    </div>
  );
}

interface PlacesProps {
  title?: string;
  links: GroupedLink[];
  current: Current;
}

function Places({ title, links, current }: PlacesProps) {
  const id = title && `rail-${title}`;
  if (links.length === 0) return null;
  return (
    <div className={styles.group}>
      {title && (
        <p id={id} className={styles.title}>
          {title}
        </p>
      )}
      <ul className={styles.links} aria-labelledby={id}>
        {links.map((link) => (
          <li key={link.to}>
            <PlaceLink link={link} current={current} className={styles.link} labelClass={styles.label} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const Tools = ({ links, current }: PlacesProps) =>
  links.map((link) => (
    <li key={link.to}>
      <PlaceLink link={link} current={current} className={styles.tool} labelClass={styles.toolLabel} />
    </li>
  ));
