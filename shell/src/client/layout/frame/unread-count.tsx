import { apiQuery, liveQuery } from '@futurelab/platform/api';
import { pluralize } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { VisuallyHidden } from '@futurelab/platform/ui';
import { useSyncExternalStore } from 'react';
import styles from './unread-count.module.css';

const MAX_SHOWN = 99;

/** The bar asks for the same; the frame shows what it has been answered. */
const messagesQuery = liveQuery(apiQuery('/api/conversations/unread'), 'conversations');
const notificationsQuery = liveQuery(apiQuery('/api/my/notifications'), 'notifications');

/** How much is unread behind a link: nothing but behind those to messages and notifications. */
export function UnreadCount({ to }: { to: string }) {
  if (to === paths.messages) return <Messages />;
  return to === paths.notifications ? <Notifications /> : null;
}

const Messages = () => (
  <Count of={useQuery({ ...messagesQuery, enabled: false }).data?.unread} noun="unread conversation" />
);
const Notifications = () => (
  <Count of={useQuery({ ...notificationsQuery, enabled: false }).data?.unread} noun="unread notification" />
);

function Count({ of: unread = 0, noun }: { of: number | undefined; noun: string }) {
  const isInBrowser = useIsInBrowser();
  if (unread === 0 || !isInBrowser) return null;
  return (
    <>
      <VisuallyHidden> {pluralize(unread, noun)}</VisuallyHidden>
      <span className={styles.count} aria-hidden="true">
        {unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}
      </span>
    </>
  );
}

const neverChanges = () => () => undefined;

/** The frame is hydrated after the page, whose first act may be to mark something as read: the document says no count. */
const useIsInBrowser = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
