import { Link } from '@futurelab/platform/router';
import { Avatar, Button, RelativeTime, UserText, VisuallyHidden } from '@futurelab/platform/ui';
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
  const { id, text, href, createdAt, readAt, actors, discussionId, muted } = notification;
  const unread = readAt === null;
  const open = () => unread && actions.open(id);
  const [first] = actors;
  return (
    <li className={styles.row} data-unread={unread || undefined}>
      {first ? (
        <Avatar name={first.name} src={first.profileImageUrl} />
      ) : (
        <Avatar name="FutureLab" src={null} />
      )}
      <div className={styles.label}>
        <p className={styles.text}>
          {unread && <VisuallyHidden>Unread: </VisuallyHidden>}
          <Link to={href} onClick={open} onAuxClick={open}>
            <UserText>{text}</UserText>
          </Link>
        </p>
        <p className={styles.facts}>
          <RelativeTime at={createdAt} timeZone={timeZone} />
          {muted && <span>Muted</span>}
        </p>
      </div>
      <div className={styles.actions}>
        {unread && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => actions.markRead(id)}
            aria-label={`Mark as read: ${text}`}
          >
            Mark as read
          </Button>
        )}
        {discussionId && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => actions.setMuted(discussionId, !muted)}
            aria-label={muted ? `Unmute this discussion: ${text}` : `Mute this discussion: ${text}`}
          >
            {muted ? 'Unmute' : 'Mute'}
          </Button>
        )}
      </div>
    </li>
  );
}
