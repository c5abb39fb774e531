import { paths } from '@futurelab/platform/paths';
import { useMutation } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import { toast } from '@futurelab/platform/toast';
import { Button, EmptyState, LinkButton, QueryBoundary, Skeleton } from '@futurelab/platform/ui';
import {
  readNotificationsMutation,
  undoReadMutation,
  useNotifications,
  type NotificationFilter,
} from '../../queries/notifications';
import { ShowMore } from '../../shared/paging/show-more';
import { useNow } from '../../shared/clock/use-now';
import { byAge } from './by-age';
import { NotificationFilters } from './notification-filters';
import styles from './notification-list.module.css';
import { NotificationRow } from './notification-row';
import { useNotificationActions } from './use-notification-actions';

/** The notifications of a member, all or some of them, by age. */
export function NotificationList({ show }: { show: NotificationFilter | undefined }) {
  const pages = useNotifications(show);
  const timeZone = useSession().user?.timeZone ?? 'UTC';
  const actions = useNotificationActions();
  const now = Math.max(useNow(pages.readAt, timeZone), pages.readAt);
  const first = { ...pages, error: pages.data ? null : pages.error };
  return (
    <>
      <NotificationFilters show={show} />
      <QueryBoundary query={first} what="your notifications" skeleton={<Skeleton lines={8} />}>
        {({ items, unread }) =>
          items.length === 0 ? (
            <EmptyState
              title={show && show !== 'unread' ? 'Nothing here yet' : 'You’re all caught up'}
              action={<LinkButton to={paths.discussions}>Browse discussions</LinkButton>}
            >
              {show ? (
                <Link to={paths.notifications}>See all notifications</Link>
              ) : (
                'Replies, mentions, and connection requests appear here.'
              )}
            </EmptyState>
          ) : (
            <>
              <ReadAll unread={unread} />
              {byAge(items, now, timeZone).map((age) => (
                <section key={age.title} aria-label={age.title} className={styles.age}>
                  <h2>{age.title}</h2>
                  <ul className={styles.list}>
                    {age.items.map((notification) => (
                      <NotificationRow
                        key={notification.id}
                        notification={notification}
                        timeZone={timeZone}
                        actions={actions}
                      />
                    ))}
                  </ul>
                </section>
              ))}
              <ShowMore pages={pages} what="notifications" />
            </>
          )
        }
      </QueryBoundary>
    </>
  );
}

function ReadAll({ unread }: { unread: number }) {
  const onError = () => void toast({ title: 'Couldn’t save', variant: 'error' });
  const undo = useMutation({ ...undoReadMutation, onError });
  const readAll = useMutation({ ...readNotificationsMutation, onError });
  const press = () =>
    readAll.mutate('all', {
      onSuccess: ({ read }) =>
        toast({
          title: 'All marked as read',
          action: { label: 'Undo', onPress: () => undo.mutate(read) },
        }),
    });
  return (
    <div className={styles.all}>
      <p role="status">{unread === 0 ? 'You’re all caught up.' : `${unread} unread`}</p>
      {unread > 0 && (
        <Button variant="secondary" size="small" onClick={press} busy={readAll.isPending}>
          Mark all as read
        </Button>
      )}
      <LinkButton to={paths.accountNotifications} variant="quiet" size="small">
        Notification settings
      </LinkButton>
    </div>
  );
}
