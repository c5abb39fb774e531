import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { Avatar, Icon, RelativeTime, UserText, VisuallyHidden } from '@futurelab/platform/ui';
import type { Notification } from '../../queries/notifications';
import { MoreActions } from './more-actions';
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
  const unread = readAt === null;
  const open = () => unread && actions.open(id);
  const [first] = actors;
  return (
    <li className={styles.row} data-unread={unread || undefined}>
      {first ? (
        <Avatar size="small" name={first.name} src={first.profileImageUrl} />
      ) : (
        <span className={styles.icon}>
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
      <MoreActions about={text}>
        {unread ? (
          <button type="button" aria-label={`Mark as read: ${text}`} onClick={() => actions.markRead(id)}>
            Mark as read
          </button>
        ) : (
          <button type="button" aria-label={`Mark as unread: ${text}`} onClick={() => actions.markUnread(id)}>
            Mark as unread
          </button>
        )}
        {discussionId && (
          <button
            type="button"
            aria-label={muted ? `Unmute this discussion: ${text}` : `Mute this discussion: ${text}`}
            onClick={() => actions.setMuted(discussionId, !muted)}
          >
            {muted ? 'Unmute this discussion' : 'Mute this discussion'}
          </button>
        )}
        <Link to={`${paths.accountNotifications}#${kind}`}>Mute this kind</Link>
      </MoreActions>
    </li>
  );
}
