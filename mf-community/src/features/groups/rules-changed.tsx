import { FormError } from '@futurelab/platform/components/form-error';
import { useMutation } from '@futurelab/platform/query';
import { Button } from '@futurelab/platform/ui';
import { rulesSeenMutation } from '../../queries/groups';
import styles from './group-rules.module.css';

/** For a member who has not seen what the rules have become. */
export function RulesChanged({ groupId }: { groupId: string }) {
  const { mutate, isPending, error } = useMutation(rulesSeenMutation(groupId));
  return (
    <div className={styles.notice} role="note">
      <p>
        This group’s rules have changed. <a href="#rules">Read them</a>
      </p>
      <Button variant="secondary" size="small" busy={isPending} onClick={() => mutate()}>
        Got it
      </Button>
      <FormError error={error} />
    </div>
  );
}
