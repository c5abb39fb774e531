import { apiQuery, liveQuery } from '@futurelab/platform/api';
import { pluralize } from '@futurelab/platform/format';
import { useQuery } from '@futurelab/platform/query';
import { VisuallyHidden } from '@futurelab/platform/ui';
import { useIdle } from '../../use-idle';
import styles from './unread-messages.module.css';

const unreadQuery = liveQuery(apiQuery('/api/conversations/unread'), 'conversations');

/** In how many conversations something is unread; 0 until the page has nothing better to do than to ask. */
export function useUnreadMessages(): number {
  return useQuery({ ...unreadQuery, enabled: useIdle() }).data?.unread ?? 0;
}

/** The number behind the link to the messages. */
export function UnreadMessages() {
  const unread = useUnreadMessages();
  if (unread === 0) return null;
  return (
    <>
      <VisuallyHidden> {pluralize(unread, 'unread conversation')}</VisuallyHidden>
      <span className={styles.number} aria-hidden="true">
        {unread}
      </span>
    </>
  );
}
