import { clockTime, shortDateWithYear } from '@futurelab/platform/format';
import { Markdown } from '@futurelab/platform/markdown';
import { Dialog } from '@futurelab/platform/overlays';
import { useQuery } from '@futurelab/platform/query';
import { Button, QueryBoundary, Skeleton } from '@futurelab/platform/ui';
import { useState } from 'react';
import { postRevisionsQuery } from '../../../queries/posts';
import { replyRevisionsQuery } from '../../../queries/replies';
import styles from './thread.module.css';

interface EditHistoryProps {
  of: 'post' | 'reply';
  id: string;
  editedAt: string;
  timeZone: string;
}

/** "Edited", and what it said before. */
export function EditHistory({ of, id, editedAt, timeZone }: EditHistoryProps) {
  const [open, setOpen] = useState(false);
  const query = useQuery({
    ...(of === 'post' ? postRevisionsQuery(id) : replyRevisionsQuery(id)),
    enabled: open,
  });
  const moment = (at: string) => `${shortDateWithYear(at, timeZone)}, ${clockTime(at, timeZone)}`;
  return (
    <Dialog
      title="Edit history"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="quiet" size="small">
          Edited {moment(editedAt)}
        </Button>
      }
    >
      <QueryBoundary query={query} what="earlier versions" skeleton={<Skeleton lines={6} />}>
        {(revisions) => (
          <ol className={styles.revisions}>
            {revisions.map(({ title, body, replacedAt }) => (
              <li key={replacedAt}>
                <p className={styles.quiet}>Until {moment(replacedAt)}</p>
                {title && (
                  <p dir="auto" className={styles.revised}>
                    {title}
                  </p>
                )}
                <Markdown>{body}</Markdown>
              </li>
            ))}
          </ol>
        )}
      </QueryBoundary>
    </Dialog>
  );
}
