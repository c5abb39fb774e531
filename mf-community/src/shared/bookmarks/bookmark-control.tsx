import { isoDate, shortDate } from '@futurelab/platform/format';
import { useMutation, useQuery } from '@futurelab/platform/query';
import { toast } from '@futurelab/platform/toast';
import { Button } from '@futurelab/platform/ui';
import { bookmarkMutation, discussionBookmarksQuery, type Bookmark } from '../../queries/bookmarks';
import styles from './bookmarks.module.css';
import { ReminderDialog } from './reminder-dialog';
import { saveError } from './save-error';

interface BookmarkControlProps extends Pick<Bookmark, 'kind' | 'id'> {
  /** The discussion it is in. */
  postId: string;
  timeZone: string;
}

/** Bookmarks a discussion or a reply, and sets a reminder of what is bookmarked. */
export function BookmarkControl({ kind, id, postId, timeZone }: BookmarkControlProps) {
  const { data } = useQuery(discussionBookmarksQuery(postId));
  const { mutate, variables, isPending } = useMutation({ ...bookmarkMutation, onError: saveError });
  const saved = data?.items.find((bookmark) => bookmark.id === id);
  const isOn = isPending ? variables.on : saved !== undefined;
  const savedDay = saved?.remindAt ? isoDate(saved.remindAt, timeZone) : null;
  const remindOn = isPending ? (variables.remindOn ?? null) : savedDay;
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-pressed={isOn}
        className={isOn ? styles.on : undefined}
        onClick={() => mutate({ kind, id, on: !isOn })}
      >
        {isOn ? 'Bookmarked' : 'Bookmark'}
      </Button>
      {isOn && (
        <ReminderDialog
          remindOn={remindOn}
          timeZone={timeZone}
          onChoose={(day) =>
            mutate(
              { kind, id, on: true, remindOn: day },
              {
                onSuccess: () =>
                  toast({
                    title: day ? `Reminder set for ${shortDate(day, 'UTC')}, 9:00` : 'Reminder removed',
                  }),
              },
            )
          }
        />
      )}
    </>
  );
}
