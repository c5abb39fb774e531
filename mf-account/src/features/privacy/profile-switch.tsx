import { FormError } from '@futurelab/platform/components/form-error';
import type { OwnProfile } from '@futurelab/platform/queries/members';
import { useMutation } from '@futurelab/platform/query';
import { Checkbox, Section } from '@futurelab/platform/ui';
import { profileMutation } from '../../queries/account/profile';

interface ProfileSwitchProps {
  profile: OwnProfile;
  field: 'inDirectory' | 'showsActivity' | 'acceptsMessagesFromStrangers';
  title: string;
  label: string;
  hint: string;
}

/** Something about oneself that is on or off; saved when it is changed. */
export function ProfileSwitch({ profile, field, title, label, hint }: ProfileSwitchProps) {
  const save = useMutation(profileMutation);
  return (
    <Section title={title}>
      <Checkbox
        label={label}
        hint={hint}
        checked={save.isPending ? (save.variables[field] ?? true) : profile[field]}
        aria-busy={save.isPending}
        onChange={({ target }) => save.mutate({ [field]: target.checked })}
      />
      <FormError error={save.error} />
    </Section>
  );
}
