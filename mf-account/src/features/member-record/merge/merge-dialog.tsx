import { FormError } from '@futurelab/platform/components/form-error';
import { Dialog } from '@futurelab/platform/overlays';
import { Skeleton } from '@futurelab/platform/ui';
import { useQuery } from '@futurelab/platform/query';
import { useState } from 'react';
import type { MemberRecord } from '../../../queries/admin/members/member-record';
import type { MemberRow } from '../../../queries/admin/members/members';
import { mergeMutation, mergePreviewQuery } from '../../../queries/admin/members/merging';
import { ReasonDialog } from '../../../shared/staff/reason/reason-dialog';
import { AccountChoice } from './account-choice';
import { MergedTables } from './merged-tables';

interface MergeDialogProps {
  member: MemberRecord;
  onClose: () => void;
}

/** Chooses the account that goes, shows what would become of everything, and merges it into this one. */
export function MergeDialog({ member, onClose }: MergeDialogProps) {
  const [account, setAccount] = useState<MemberRow | null>(null);
  if (account) return <Confirmation {...{ member, account, onClose }} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Merge with another account"
      description={`The account of ${member.name} stays. Choose the one that becomes part of it.`}
    >
      <AccountChoice memberId={member.id} onChoose={setAccount} />
    </Dialog>
  );
}

function Confirmation({ member, account, onClose }: MergeDialogProps & { account: MemberRow }) {
  const preview = useQuery(mergePreviewQuery(member.id, account.id));
  return (
    <ReasonDialog
      place={`merge:${member.id}:${account.id}`}
      title={`Merge ${account.name} into ${member.name}?`}
      description="Where both accounts have the same thing, one is dropped: more progress in a course, the higher role in a group and “going” win. The other account is deleted and signed out. We’ll email both addresses. This can’t be undone."
      action="Merge accounts"
      isDanger
      mutation={mergeMutation(member.id, account.id)}
      success="Accounts merged"
      onClose={onClose}
    >
      <p>
        <bdi>{account.email ?? account.name}</bdi> becomes part of <bdi>{member.email ?? member.name}</bdi>.
      </p>
      {preview.isPending && <Skeleton lines={6} />}
      {preview.data && <MergedTables tables={preview.data.tables} />}
      <FormError error={preview.error} />
    </ReasonDialog>
  );
}
