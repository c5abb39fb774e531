import { RowMenu } from '@futurelab/platform/components/row-menu';
import { paths } from '@futurelab/platform/paths';
import { Link, useNavigate } from '@futurelab/platform/router';
import { Avatar, classNames, Icon, RelativeTime, UserText, VisuallyHidden } from '@futurelab/platform/ui';
import type { Notification } from '../../queries/notifications';
import type { NotificationActions } from './use-notification-actions';
import styles from './notification-row.module.css';

interface NotificationRowProps {
  notification: Notification;
  timeZone: string;
  actions: NotificationActions;
}

/** What happened, where it leads, and what can be done about it. Opening it marks it as read. */
export function NotificationRow({ notification, timeZone, actions }: NotificationRowProps) {
  const { id, kind, text, href, createdAt, readAt, actors, discussionId, muted } = notification;
  const navigate = useNavigate();
  const unread = readAt === null;
  const open = () => unread && actions.open(id);
  const [first] = actors;
  return (
    <li className={styles.row} data-unread={unread || undefined}>
      {first ? (
        <Avatar size="small" name={first.name} src={first.profileImageUrl} className={styles.face} />
      ) : (
        <span className={classNames(styles.icon, styles.face)}>
          <Icon name="bell" />
        </span>
      )}
      <p className={styles.text}>
        {unread && <VisuallyHidden>Unread: </VisuallyHidden>}
        <Link to={href} onClick={open} onAuxClick={open}>
          <UserText>{text}</UserText>
        </Link>
        {muted && <span className={styles.fact}> · Muted</span>}
      </p>
      <span className={styles.time}>
        <RelativeTime at={createdAt} timeZone={timeZone} />
      </span>
      <RowMenu
        label={`More: ${text}`}
        className={styles.menu}
        items={[
          unread
            ? { label: 'Mark as read', onSelect: () => actions.markRead(id) }
            : { label: 'Mark as unread', onSelect: () => actions.markUnread(id) },
          discussionId !== null && {
            label: muted ? 'Unmute this discussion' : 'Mute this discussion',
            onSelect: () => actions.setMuted(discussionId, !muted),
          },
          {
            label: 'Notification settings',
            onSelect: () => void navigate(`${paths.accountNotifications}#${kind}`),
          },
        ]}
      />
    </li>
  );
}
