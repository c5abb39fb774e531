import { write } from '@futurelab/platform/api';
import { longDateWithYear } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { useMutation } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import { Button } from '@futurelab/platform/ui';
import styles from './notice.module.css';

interface DeletionNoticeProps {
  /** An instant. */
  erasesAt: string;
  timeZone: string;
}

/** When the account is erased, and the way to keep it, on every page of a member who asked for that. */
export function DeletionNotice({ erasesAt, timeZone }: DeletionNoticeProps) {
  const cancelDeletion = useMutation({
    mutationFn: () => write('DELETE', '/api/my/deletion', {}),
    onSuccess: (_data, _none, _before, { client }) => client.invalidateQueries(),
  });
  return (
    <aside className={styles.notice} aria-label="Your account is to be erased">
      <p>
        <strong>Your account will be erased on {longDateWithYear(erasesAt, timeZone)}.</strong> Until then
        everything stays as it is. <Link to={paths.accountData}>What is erased</Link>
      </p>
      <Button
        variant="secondary"
        size="small"
        busy={cancelDeletion.isPending}
        onClick={() => cancelDeletion.mutate()}
      >
        Keep my account
      </Button>
      <p role="alert">
        {cancelDeletion.isError && 'The account is not kept yet: the connection may have dropped. Try again.'}
      </p>
    </aside>
  );
}
