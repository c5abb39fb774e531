import { isoDate } from '@futurelab/platform/format';
import { useMutation } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import { toast } from '@futurelab/platform/toast';
import { Button, RelativeTime, UserText } from '@futurelab/platform/ui';
import { bookmarkMutation, type Bookmark } from '../../queries/bookmarks';
import styles from './bookmarks.module.css';
import { ReminderDialog } from './reminder-dialog';
import { saveError } from './save-error';

export function BookmarkRow({ bookmark, timeZone }: { bookmark: Bookmark; timeZone: string }) {
  const { kind, id, title, excerpt, href, author, group, createdAt, remindAt } = bookmark;
  const remindOn = remindAt && isoDate(remindAt, timeZone);
  const change = useMutation({ ...bookmarkMutation, onError: saveError });
  const undo = useMutation({ ...bookmarkMutation, onError: saveError });
  // Not in `mutate`: its callbacks are lost once the row has gone.
  const removal = useMutation({
    ...bookmarkMutation,
    onError: saveError,
    onSuccess: () =>
      toast({
        title: 'Bookmark removed',
        action: { label: 'Undo', onPress: () => undo.mutate({ kind, id, on: true, remindOn }) },
      }),
  });
  if (removal.isPending) return null;
  const name = author?.name ?? 'A former member';
  return (
    <li className={styles.row}>
      <div className={styles.label}>
        <p className={styles.title}>
          <Link to={href}>
            <UserText>{title}</UserText>
          </Link>
        </p>
        <p>
          <UserText>{excerpt}</UserText>
        </p>
        <p className={styles.facts}>
          <span>
            {kind === 'reply' ? `Reply by ${name}` : name}
            {group && `, in ${group}`}
          </span>
          <span>
            Saved <RelativeTime at={createdAt} timeZone={timeZone} />
          </span>
        </p>
      </div>
      <div className={styles.actions}>
        <ReminderDialog
          remindOn={change.isPending ? (change.variables.remindOn ?? null) : remindOn}
          timeZone={timeZone}
          onChoose={(day) => change.mutate({ kind, id, on: true, remindOn: day })}
        />
        <Button
          variant="quiet"
          size="small"
          aria-label={`Remove the bookmark: ${title}`}
          onClick={() => removal.mutate({ kind, id, on: false })}
        >
          Remove
        </Button>
      </div>
    </li>
  );
}
