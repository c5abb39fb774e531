import { useSession } from '@futurelab/platform/session';
import { Button, classNames, Icon } from '@futurelab/platform/ui';
import { forgetSearches } from './recent-searches';
import styles from './search-dialog.module.css';

interface RecentSearchesProps {
  listId: string;
  searches: string[];
  active: number;
  onChoose: (search: string) => void;
  onForget: () => void;
}

/** Before anything is typed: what was looked for on this device, or what can be. */
export function RecentSearches({ listId, searches, active, onChoose, onForget }: RecentSearchesProps) {
  const { user } = useSession();
  if (searches.length === 0)
    return (
      <p className={styles.text}>
        {user
          ? 'Search everything on FutureLab.'
          : 'Search everything public. Members can also find people and their posts.'}
      </p>
    );
  const forget = () => {
    forgetSearches();
    onForget();
  };
  return (
    <>
      <div role="listbox" id={listId} aria-label="Recent searches">
        <p className={styles.heading} aria-hidden="true">
          Recent searches
        </p>
        {searches.map((search, index) => (
          // The keyboard reaches an option through the field, which says which one is active.
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={search}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            className={classNames(styles.option, styles.recent)}
            onClick={() => onChoose(search)}
          >
            <Icon name="clock" />
            {search}
          </div>
        ))}
      </div>
      <p className={styles.text}>
        Saved on this device only.{' '}
        <Button variant="quiet" size="small" onClick={forget}>
          Clear
        </Button>
      </p>
    </>
  );
}
