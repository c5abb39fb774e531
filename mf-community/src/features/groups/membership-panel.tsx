import { paths } from '@futurelab/platform/paths';
import { useMutation } from '@futurelab/platform/query';
import { useSession } from '@futurelab/platform/session';
import { toastError } from '@futurelab/platform/toast';
import { Button, LinkButton } from '@futurelab/platform/ui';
import { membershipMutation, type GroupDetail } from '../../queries/groups';
import { AskToJoin } from './ask-to-join';
import { groupAction } from './group-labels';
import styles from './membership-panel.module.css';

/** Joining and leaving a group. */
export function MembershipPanel({ group }: { group: GroupDetail }) {
  const { user } = useSession();
  const action = groupAction(group, user?.isHPCMember ?? false);
  const entering = action.kind === 'join' || action.kind === 'ask';

  const asksFirst = group.rulesRequired || (action.kind === 'ask' && group.questions.length > 0);

  const changing = useMutation({
    ...membershipMutation(group.id),
    onError: (error) => toastError(entering ? 'Couldn’t join the group' : 'Couldn’t leave the group', error),
  });

  return (
    <div className={styles.panel}>
      <p role="status">{action.note}</p>
      {action.kind === 'none' ? null : entering && asksFirst ? (
        <AskToJoin group={group} asks={action.kind === 'ask'} />
      ) : action.kind === 'upgrade' ? (
        <LinkButton to={paths.joinProFor(paths.group(group.slug))}>{action.label}</LinkButton>
      ) : (
        <Button
          variant={entering ? 'primary' : 'secondary'}
          busy={changing.isPending}
          onClick={() => changing.mutate(entering ? 'enter' : 'leave')}
        >
          {action.label}
        </Button>
      )}
    </div>
  );
}
