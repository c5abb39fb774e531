import { apiQuery, liveQuery } from '@futurelab/platform/api';
import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { Icon } from '@futurelab/platform/ui';
import { useIdle } from '../use-idle';
import { MenuAnchor } from './menus/menu-anchor';
import styles from './notification-bell.module.css';

/** Read with the page that lists them, so that the number and the list are always of one answer. */
const notificationsQuery = liveQuery(apiQuery('/api/my/notifications'), 'notifications');
const MAX_SHOWN = 99;

/** The way to the notifications, with how many are unread; asked for once the page has nothing better to do. */
export function NotificationBell() {
  const unread = useQuery({ ...notificationsQuery, enabled: useIdle() }).data?.unread ?? 0;
  const label = unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`;
  return (
    <MenuAnchor link={{ to: paths.notifications, label }} className={styles.bell}>
      <Icon name="bell" label={label} />
      {unread > 0 && (
        <span className={styles.number} aria-hidden="true">
          {unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}
        </span>
      )}
    </MenuAnchor>
  );
}
