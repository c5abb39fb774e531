import { useMutation } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import { toast } from '@futurelab/platform/toast';
import { Avatar, Button, RelativeTime, UserText, VisuallyHidden } from '@futurelab/platform/ui';
import {
  muteMutation,
  readNotificationsMutation,
  undoReadMutation,
  type Notification,
} from '../../queries/notifications';
import styles from './notification-row.module.css';

interface NotificationRowProps {
  notification: Notification;
  timeZone: string;
}

const FAILED = { title: 'That was not saved', description: 'Please try again.', variant: 'error' } as const;

/** What happened, where it leads, and what can be done about it. Opening it marks it as read. */
export function NotificationRow({ notification, timeZone }: NotificationRowProps) {
  const { id, text, href, createdAt, readAt, actors, discussionId, muted } = notification;
  const onError = () => void toast(FAILED);
  const read = useMutation({ ...readNotificationsMutation, onError });
  const undo = useMutation({ ...undoReadMutation, onError });
  const mute = useMutation({ ...muteMutation, onError });
  const unread = readAt === null;
  const open = () => unread && read.mutate([id]);
  // Not in `mutate`: its callbacks are lost once the row has left the list.
  const marking = useMutation({
    ...readNotificationsMutation,
    onError,
    onSuccess: (done) =>
      toast({ title: 'Marked as read', action: { label: 'Undo', onPress: () => undo.mutate(done.read) } }),
  });
  const setMuted = (next: boolean) => discussionId && mute.mutate({ discussionId, mute: next });
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
            onClick={() => marking.mutate([id])}
            aria-label={`Mark as read: ${text}`}
          >
            Mark as read
          </Button>
        )}
        {discussionId && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => setMuted(!muted)}
            aria-label={muted ? `Hear of this discussion again: ${text}` : `Mute this discussion: ${text}`}
          >
            {muted ? 'Unmute' : 'Mute'}
          </Button>
        )}
      </div>
    </li>
  );
}
