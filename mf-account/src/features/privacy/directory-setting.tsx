import { FormError } from '@futurelab/platform/components/form-error';
import type { OwnProfile } from '@futurelab/platform/queries/members';
import { useMutation } from '@futurelab/platform/query';
import { Checkbox, Section } from '@futurelab/platform/ui';
import { profileMutation } from '../../queries/account/profile';

/** Whether other members find one; saved when it is changed. */
export function DirectorySetting({ profile }: { profile: OwnProfile }) {
  const save = useMutation(profileMutation);
  return (
    <Section title="Member directory">
      <Checkbox
        label="Show me in the member directory"
        hint="When this is off, you’re left out of the directory, suggestions, and search. People with a link to your profile can still open it."
        checked={save.isPending ? (save.variables.inDirectory ?? true) : profile.inDirectory}
        aria-busy={save.isPending}
        onChange={({ target }) => save.mutate({ inDirectory: target.checked })}
      />
      <FormError error={save.error} />
    </Section>
  );
}
