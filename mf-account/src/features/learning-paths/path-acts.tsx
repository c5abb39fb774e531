import { Button } from '@futurelab/platform/ui';
import { useState } from 'react';
import { pathPublication, pathWithdrawal, type StaffPath } from '../../queries/admin/learning-paths';
import { ReasonDialog } from '../../shared/staff/reason/reason-dialog';

/** Publishes a path or withdraws it. The three tracks are always public. */
export function PathActs({ path: { id, title, isTrack, isPublic } }: { path: StaffPath }) {
  const [isOpen, setOpen] = useState(false);
  if (isTrack) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {isPublic ? 'Withdraw' : 'Publish'}
      </Button>
      {isOpen &&
        (isPublic ? (
          <ReasonDialog
            place={`path-withdrawal-${id}`}
            title={`Withdraw ${title}`}
            description="Visitors and other members no longer see it. Members who joined keep the path and their progress."
            action="Withdraw path"
            isDanger
            mutation={pathWithdrawal(id)}
            success="Path withdrawn"
            onClose={close}
          />
        ) : (
          <ReasonDialog
            place={`path-publication-${id}`}
            title={`Publish ${title}`}
            description="Everyone sees it on the learning paths page, and members can join it."
            action="Publish path"
            mutation={pathPublication(id)}
            success="Path published"
            onClose={close}
          />
        ))}
    </>
  );
}
