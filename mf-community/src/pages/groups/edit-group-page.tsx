import { clearOnSuccess, useFormDraft } from '@futurelab/platform/forms';
import { paths } from '@futurelab/platform/paths';
import { groupQuery } from '@futurelab/platform/queries/groups';
import { useMutation, useQuery } from '@futurelab/platform/query';
import { useNavigate, useParams } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import { DetailPage, EmptyState, LinkButton, PageHead, PageHeader } from '@futurelab/platform/ui';
import { ArchivePanel } from '../../features/groups/archive-panel';
import { draftOf, requestOf } from '../../features/groups/group-draft';
import { GroupForm } from '../../features/groups/group-form';
import { HiddenGroupNotice } from '../../features/group-home/hidden-group-notice';
import { mayEdit } from '../../features/groups/group-labels';
import { groupEditMutation, type GroupDetail } from '../../queries/groups';

export default function EditGroupPage() {
  const { id = '' } = useParams();
  const query = useQuery(groupQuery(id));
  return (
    <DetailPage query={query} what="group" list={{ to: paths.groups, label: 'See all groups' }}>
      {(group) => <EditGroup key={group.id} group={group} />}
    </DetailPage>
  );
}

function EditGroup({ group }: { group: GroupDetail }) {
  const { user } = useSession();
  const navigate = useNavigate();
  const start = draftOf(group);
  const draft = useFormDraft(`edit-group:${group.id}`, start);
  const editing = useMutation(clearOnSuccess(draft, groupEditMutation(group.id)));
  const page = paths.group(group.slug);
  return (
    <>
      <PageHead title={`Edit ${group.name}`} path={paths.editGroup(group.slug)} unlisted />
      <PageHeader eyebrow={group.name} title="Edit group" />
      {mayEdit(group, user) ? (
        <>
          <HiddenGroupNotice group={group} />
          <GroupForm
            start={start}
            draft={draft}
            action={group.state === 'returned' ? 'Save and resubmit' : 'Save'}
            cancel={page}
            error={editing.error}
            busy={editing.isPending}
            onSend={(values) =>
              editing.mutate(requestOf(values), { onSuccess: () => void navigate(page, { replace: true }) })
            }
          />
          {group.state === 'open' && <ArchivePanel group={group} />}
        </>
      ) : (
        <EmptyState
          title="Only owners can edit this group"
          action={<LinkButton to={page}>Go to group</LinkButton>}
        >
          Suggest changes in one of its discussions.
        </EmptyState>
      )}
    </>
  );
}
