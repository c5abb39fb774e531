import { ApiError } from '@futurelab/platform/api';
import { useMutation, useQueries, useQueryClient } from '@futurelab/platform/query';
import { useEffect, useState } from 'react';
import { isEntry, postQuery, postReadMutation, type Post } from '../../queries/posts';
import { useScrollToReply } from './use-scroll-to-reply';
import { grown, windowOf } from './reply-window';

/**
 * The windows of replies that are shown, beginning with the one that `entry` has brought, whatever becomes unread or read
 * meanwhile.
 */
export function useThread(id: string, entry: Post, isFetching: boolean) {
  const client = useQueryClient();
  const [{ first, last }, setShown] = useState({ first: entry.replyWindow, last: entry.replyWindow });
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const queries = useQueries({
    queries: numbers.map((number) => ({
      ...postQuery(id, number),
      ...(number === entry.replyWindow && { initialData: entry }),
    })),
  });
  const windows = queries.map(({ data }) => data);
  const post = windows.find((shown) => shown !== undefined) ?? entry;

  const { mutate: read } = useMutation(postReadMutation(entry.id));
  useEffect(() => {
    if (!isFetching) read();
  }, [read, isFetching, post.replyRows]);

  // A reader who comes back begins with what is unread then.
  useEffect(
    () => () =>
      void client.invalidateQueries({
        predicate: ({ queryKey: [path] }) => isEntry(id, String(path)),
        refetchType: 'none',
      }),
    [client, id],
  );

  // Hidden or removed while it was read: the page asks for it again, and says so.
  const isGone = queries.some(({ error }) => error instanceof ApiError && error.status === 404);
  useEffect(() => {
    if (isGone)
      void client.refetchQueries({ predicate: ({ queryKey: [path] }) => isEntry(id, String(path)) });
  }, [client, id, isGone]);

  useScrollToReply();

  return {
    post,
    windows,
    first,
    show: (side: 'before' | 'after') => setShown(grown({ first, last }, side)),
    /** Shows the window with the reply of this index as well, or it alone when it is far away. */
    goTo: (index: number) => {
      const window = windowOf(index);
      setShown(
        window === last + 1
          ? grown({ first, last }, 'after')
          : window >= first && window <= last
            ? { first, last }
            : { first: window, last: window },
      );
      void client.invalidateQueries({ queryKey: postQuery(id, window).queryKey });
    },
  };
}
