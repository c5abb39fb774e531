import { Link } from '@futurelab/platform/router';
import { Icon } from '@futurelab/platform/ui';
import styles from './event-filters.module.css';
import { eventsPath, hasFilters, type EventView } from './event-view';

interface EventFilterLinksProps {
  view: EventView;
  signedIn: boolean;
}

/** Narrows what is looked at: links, so that each choice is an address. What is chosen is taken back by its own link. */
export function EventFilterLinks({ view, signedIn }: EventFilterLinksProps) {
  const choices: { label: string; change: EventView; chosen: boolean }[] = [
    { label: 'Online', change: { format: 'online' }, chosen: view.format === 'online' },
    { label: 'In person', change: { format: 'in_person' }, chosen: view.format === 'in_person' },
    { label: 'Free', change: { access: 'free' }, chosen: view.access === 'free' },
    { label: 'Pro', change: { access: 'pro' }, chosen: view.access === 'pro' },
    ...(signedIn ? [{ label: 'My events', change: { mine: true }, chosen: view.mine === true }] : []),
  ];
  const { cursor: _cursor, ...whole } = view;
  return (
    <nav className={styles.filters} aria-label="Filter events">
      {choices.map(({ label, change, chosen }) => (
        <Link
          key={label}
          className={styles.filter}
          to={eventsPath({ ...whole, ...(chosen ? without(change) : change) })}
          aria-current={chosen || undefined}
          preventScrollReset
        >
          {chosen && <Icon name="check" />}
          {label}
        </Link>
      ))}
      {hasFilters(view) && (
        <Link
          className={styles.all}
          to={eventsPath({ ...whole, format: undefined, access: undefined, mine: undefined })}
          preventScrollReset
        >
          Clear filters
        </Link>
      )}
    </nav>
  );
}

const without = (change: EventView): EventView =>
  Object.fromEntries(Object.keys(change).map((name) => [name, undefined]));
