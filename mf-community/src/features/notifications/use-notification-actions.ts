import { useMutation } from '@futurelab/platform/query';
import { toast } from '@futurelab/platform/toast';
import {
  markUnreadMutation,
  muteMutation,
  readNotificationsMutation,
  undoReadMutation,
} from '../../queries/notifications';

const onError = () =>
  void toast({ title: 'Couldn’t save', description: 'Please try again.', variant: 'error' });

export interface NotificationActions {
  /** One that is opened is read. */
  open(id: string): void;
  markRead(id: string): void;
  markUnread(id: string): void;
  setMuted(discussionId: string, mute: boolean): void;
}

/** What can be done about each notification of a list. */
export function useNotificationActions(): NotificationActions {
  const read = useMutation({ ...readNotificationsMutation, onError });
  const undo = useMutation({ ...undoReadMutation, onError });
  const unread = useMutation({ ...markUnreadMutation, onError });
  const mute = useMutation({ ...muteMutation, onError });
  // Not in `mutate`: its callbacks are lost once the list has gone.
  const marking = useMutation({
    ...readNotificationsMutation,
    onError,
    onSuccess: (done) =>
      toast({ title: 'Marked as read', action: { label: 'Undo', onPress: () => undo.mutate(done.read) } }),
  });
  return {
    open: (id) => read.mutate([id]),
    markRead: (id) => marking.mutate([id]),
    markUnread: (id) => unread.mutate(id),
    setMuted: (discussionId, next) => mute.mutate({ discussionId, mute: next }),
  };
}
