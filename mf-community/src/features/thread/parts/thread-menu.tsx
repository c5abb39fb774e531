import { RowMenu, type RowMenuItem } from '@futurelab/platform/components/row-menu';
import { paths } from '@futurelab/platform/paths';
import type { UseMutationOptions } from '@futurelab/platform/query';
import { useReport } from '@futurelab/platform/report';
import { toast } from '@futurelab/platform/toast';
import { useState } from 'react';
import { useBookmark } from '../../../shared/bookmarks/use-bookmark';
import { useHasDraft } from '../../../shared/composer/use-has-draft';
import { RemoveDialog } from './remove-dialog';
import styles from './thread.module.css';

interface ThreadMenuProps<Data> {
  kind: 'post' | 'reply';
  id: string;
  /** The discussion it is in. */
  post: { id: string; slug: string; canModerate: boolean };
  label: string;
  isMine: boolean;
  timeZone: string;
  /** Where what is edited is stored until it is saved. */
  place: string;
  onEdit: () => void;
  removal: UseMutationOptions<Data, Error, void>;
  /** What only this one offers. */
  more?: readonly (RowMenuItem | false)[];
}

/** What is seldom done with a discussion or a reply, and what is open because of it. */
export function ThreadMenu<Data>(props: ThreadMenuProps<Data>) {
  const { kind, id, post, label, isMine, timeZone, place, onEdit, removal, more = [] } = props;
  const what = kind === 'post' ? 'discussion' : 'reply';
  const [isRemoving, setRemoving] = useState(false);
  const hasDraft = useHasDraft(place);
  const bookmark = useBookmark({ kind, id, postId: post.id, timeZone });
  const report = useReport({ subject: { kind, id }, what: `this ${what}` });
  const copy = () => {
    const anchor = kind === 'reply' ? `?reply=${id}#reply-${id}` : '';
    navigator.clipboard.writeText(`${location.origin}${paths.discussion(post.slug)}${anchor}`).then(
      () => toast({ title: 'Link copied' }),
      () => toast({ title: 'The link couldn’t be copied', variant: 'error' }),
    );
  };
  return (
    <>
      {bookmark.note && <span className={styles.note}>{bookmark.note}</span>}
      <RowMenu
        label={label}
        className={styles.menu}
        items={[
          ...bookmark.items,
          { label: 'Copy link', onSelect: copy },
          ...more,
          isMine && { label: hasDraft ? 'Continue editing' : 'Edit', onSelect: onEdit },
          (isMine || post.canModerate) && { label: 'Remove', onSelect: () => setRemoving(true) },
          !isMine && { label: 'Report', onSelect: report.open },
        ]}
      />
      {bookmark.dialog}
      <RemoveDialog what={what} mutation={removal} open={isRemoving} onOpenChange={setRemoving} />
      {report.dialog}
    </>
  );
}
