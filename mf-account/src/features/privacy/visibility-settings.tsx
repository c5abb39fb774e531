import { useMutation } from '@futurelab/platform/query';
import { Checkbox, Field, Section, Select } from '@futurelab/platform/ui';
import { FormError } from '@futurelab/platform/components/form-error';
import { AUDIENCES, PROFILE_FIELDS } from '../../shared/model/visibility';
import type { OwnProfile } from '@futurelab/platform/queries/members';
import { profileMutation, type Audience } from '../../queries/account/profile';
import styles from './privacy.module.css';

/** Who sees each part of one's profile; a choice is saved when it is made. What a member may not see finds nobody for them either. */
export function VisibilitySettings({ profile }: { profile: OwnProfile }) {
  const save = useMutation(profileMutation);
  const shown = { ...profile.visibility, ...(save.isPending && save.variables.visibility) };
  return (
    <Section
      title="Who can see your profile"
      lead="Members always see your name, picture and role. Visitors see your first name and role."
    >
      <div className={styles.audiences}>
        {PROFILE_FIELDS.map(([field, label]) => (
          <Field key={field} label={label}>
            <Select
              value={shown[field]}
              onChange={({ target }) => save.mutate({ visibility: { [field]: target.value as Audience } })}
            >
              {AUDIENCES.map(([audience, text]) => (
                <option key={audience} value={audience}>
                  {text}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
      <Checkbox
        label="Show me to visitors on the Members page"
        hint="Your first name, role and picture, and a link to what everyone can see of your profile."
        checked={shown.membersPage === 'public'}
        onChange={({ target }) =>
          save.mutate({ visibility: { membersPage: target.checked ? 'public' : 'members' } })
        }
      />
      <FormError error={save.error} />
      <p role="status" className={styles.saved}>
        {save.isSuccess && 'Saved'}
      </p>
    </Section>
  );
}
