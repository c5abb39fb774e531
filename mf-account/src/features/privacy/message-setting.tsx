import { useMutation } from '@futurelab/platform/query';
import { Checkbox, Section } from '@futurelab/platform/ui';
import { FormError } from '@futurelab/platform/components/form-error';
import type { OwnProfile } from '@futurelab/platform/queries/members';
import { profileMutation } from '../../queries/account/profile';

/** Who may write to one; saved when it is changed. */
export function MessageSetting({ profile }: { profile: OwnProfile }) {
  const save = useMutation(profileMutation);
  const accepts = save.isPending
    ? save.variables.acceptsMessagesFromStrangers
    : profile.acceptsMessagesFromStrangers;
  return (
    <Section title="Messages">
      <Checkbox
        label="Allow messages from people I don’t know"
        hint="Their first message arrives as a request. Friends and people in your groups can always message you."
        checked={accepts}
        aria-busy={save.isPending}
        onChange={({ target }) => save.mutate({ acceptsMessagesFromStrangers: target.checked })}
      />
      <FormError error={save.error} />
    </Section>
  );
}
