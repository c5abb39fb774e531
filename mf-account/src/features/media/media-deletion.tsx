import { paths } from '@futurelab/platform/paths';
import { useNavigate } from '@futurelab/platform/router';
import { Button } from '@futurelab/platform/ui';
import { useState } from 'react';
import { mediaDeletionMutation, type MediaFile } from '../../queries/admin/media';
import { ReasonDialog } from '../../shared/staff/reason/reason-dialog';
import styles from './media.module.css';

/** Asks why, and deletes; not what is used. */
export function MediaDeletion({ file: { id, name, usedIn } }: { file: MediaFile }) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  if (usedIn.length > 0)
    return <p className={styles.quiet}>A file that’s in use can’t be deleted. Remove it there first.</p>;
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete file
      </Button>
      {isOpen && (
        <ReasonDialog
          place={`media-deletion:${id}`}
          title={`Delete ${name}?`}
          description="The file can’t be restored, and its address stops working."
          action="Delete file"
          isDanger
          mutation={mediaDeletionMutation(id)}
          success={`${name} deleted`}
          onDone={() => void navigate(paths.adminMedia)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
