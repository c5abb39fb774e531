import type { EventSummary } from '@futurelab/platform/queries/events';
import { LinkButton } from '@futurelab/platform/ui';
import type { AddressedPages } from '../../shared/paging/use-pages';
import { ShowMore } from '../../shared/paging/show-more';
import styles from './event-days.module.css';
import { eventsPath, type EventView } from './event-view';

interface MoreEventsProps {
  pages: AddressedPages<EventSummary>;
  view: EventView;
}

/** The next page of the list: below this one, or without scripts a page of its own. */
export function MoreEvents({ pages, view }: MoreEventsProps) {
  const { nextCursor, showMore, error, isFetching } = pages;
  if (error || isFetching || !showMore || !nextCursor) return <ShowMore pages={pages} what="events" />;
  return (
    <p className={styles.more}>
      <LinkButton
        variant="secondary"
        to={eventsPath({ ...view, cursor: nextCursor })}
        onClick={(click) => {
          if (click.metaKey || click.ctrlKey || click.shiftKey) return;
          click.preventDefault();
          showMore();
        }}
      >
        Show more events
      </LinkButton>
    </p>
  );
}
