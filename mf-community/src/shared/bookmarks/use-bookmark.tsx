import { isoDate, shortDate } from '@futurelab/platform/format';
import { useMutation, useQuery } from '@futurelab/platform/query';
import { toast } from '@futurelab/platform/toast';
import { useState } from 'react';
import { bookmarkMutation, discussionBookmarksQuery, type Bookmark } from '../../queries/bookmarks';
import { ReminderDialog } from './reminder-dialog';
import { saveError } from './save-error';

interface BookmarkOf extends Pick<Bookmark, 'kind' | 'id'> {
  /** The discussion it is in. */
  postId: string;
  timeZone: string;
}

/** The bookmark of a discussion or a reply: what a menu offers, what it says when it is set, and the dialog of its reminder. */
export function useBookmark({ kind, id, postId, timeZone }: BookmarkOf) {
  const { data } = useQuery(discussionBookmarksQuery(postId));
  const { mutate, variables, isPending } = useMutation({ ...bookmarkMutation, onError: saveError });
  const [isAsking, setAsking] = useState(false);
  const saved = data?.items.find((bookmark) => bookmark.id === id);
  const isOn = isPending ? variables.on : saved !== undefined;
  const savedDay = saved?.remindAt ? isoDate(saved.remindAt, timeZone) : null;
  const remindOn = isPending ? (variables.remindOn ?? null) : savedDay;
  const choose = (day: string | null) =>
    mutate(
      { kind, id, on: true, remindOn: day },
      {
        onSuccess: () =>
          toast({ title: day ? `Reminder set for ${shortDate(day, 'UTC')}, 9:00` : 'Reminder removed' }),
      },
    );
  return {
    items: [
      { label: isOn ? 'Remove bookmark' : 'Bookmark', onSelect: () => mutate({ kind, id, on: !isOn }) },
      isOn && { label: remindOn ? 'Change reminder' : 'Remind me', onSelect: () => setAsking(true) },
    ],
    note: isOn && (remindOn ? `Bookmarked · reminder on ${shortDate(remindOn, 'UTC')}` : 'Bookmarked'),
    dialog: (
      <ReminderDialog
        open={isAsking}
        onOpenChange={setAsking}
        remindOn={remindOn}
        timeZone={timeZone}
        onChoose={choose}
      />
    ),
  };
}
