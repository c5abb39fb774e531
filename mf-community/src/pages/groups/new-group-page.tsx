import { clearOnSuccess, useFormDraft } from '@futurelab/platform/forms';
import { paths } from '@futurelab/platform/paths';
import { useMutation } from '@futurelab/platform/query';
import { useNavigate } from '@futurelab/platform/router';
import { Container, PageHead, PageHeader } from '@futurelab/platform/ui';
import { EMPTY_GROUP, requestOf } from '../../features/groups/group-draft';
import { GroupForm } from '../../features/groups/group-form';
import { newGroupMutation } from '../../queries/groups';

export default function NewGroupPage() {
  const navigate = useNavigate();
  const draft = useFormDraft('group', EMPTY_GROUP);
  const founding = useMutation(clearOnSuccess(draft, newGroupMutation));

  return (
    <Container>
      <PageHead title="Start a group" path={paths.newGroup} unlisted />
      <PageHeader
        eyebrow="Interest groups"
        title="Start a group"
        lead="You’ll be the owner. You can edit everything later and add other owners."
      />
      <GroupForm
        start={EMPTY_GROUP}
        draft={draft}
        action="Create group"
        cancel={paths.groups}
        error={founding.error}
        busy={founding.isPending}
        onSend={(group) =>
          founding.mutate(requestOf(group), {
            onSuccess: ({ slug }) => void navigate(paths.group(slug), { replace: true }),
          })
        }
      />
    </Container>
  );
}
