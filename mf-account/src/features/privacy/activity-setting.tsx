import { FormError } from '@futurelab/platform/components/form-error';
import type { OwnProfile } from '@futurelab/platform/queries/members';
import { useMutation } from '@futurelab/platform/query';
import { Checkbox, Section } from '@futurelab/platform/ui';
import { profileMutation } from '../../queries/account/profile';

/** Whether others see that one is active; saved when it is changed. */
export function ActivitySetting({ profile }: { profile: OwnProfile }) {
  const save = useMutation(profileMutation);
  return (
    <Section title="Activity">
      <Checkbox
        label="Show when I’m active"
        hint="Members see “Active today” in the directory and in messages, never a time. When this is off, no one sees that, or that you’re typing."
        checked={save.isPending ? (save.variables.showsActivity ?? true) : profile.showsActivity}
        aria-busy={save.isPending}
        onChange={({ target }) => save.mutate({ showsActivity: target.checked })}
      />
      <FormError error={save.error} />
    </Section>
  );
}
