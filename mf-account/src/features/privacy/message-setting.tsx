import { useMutation } from '@futurelab/platform/query';
import { Checkbox, Section } from '@futurelab/platform/ui';
import { FormError } from '../../shared/form/form-error';
import { profileMutation, type OwnProfile } from '../../queries/account/profile';

/** Who may write to one; saved when it is changed. */
export function MessageSetting({ profile }: { profile: OwnProfile }) {
  const save = useMutation(profileMutation);
  const accepts = save.isPending
    ? save.variables.acceptsMessagesFromStrangers
    : profile.acceptsMessagesFromStrangers;
  return (
    <Section title="Messages">
      <Checkbox
        label="People I do not know may write to me"
        hint="Their first message is a request that you accept or decline. Friends and people in your groups can always write."
        checked={accepts}
        aria-busy={save.isPending}
        onChange={({ target }) => save.mutate({ acceptsMessagesFromStrangers: target.checked })}
      />
      <FormError error={save.error} />
    </Section>
  );
}
