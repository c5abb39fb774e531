import { Field, Select } from '@futurelab/platform/ui';
import type { Audience, ProfileVisibility } from '../../queries/profile';
import styles from './edit-profile-form.module.css';

const AUDIENCES: [Audience, string][] = [
  ['me', 'Only me'],
  ['friends', 'Friends'],
  ['members', 'Members'],
  ['public', 'Everybody'],
];

const FIELDS: [keyof ProfileVisibility, string][] = [
  ['email', 'Email address'],
  ['location', 'Where I live'],
  ['timeZone', 'Time zone'],
  ['bio', 'About me'],
  ['skills', 'Skills'],
  ['helpsWith', 'What I can help with'],
  ['lookingFor', 'What I look for'],
  ['interests', 'Topics I follow'],
  ['links', 'Links'],
  ['groups', 'Groups'],
  ['finishedCourses', 'Courses and learning path'],
  ['achievements', 'Achievements'],
];

interface VisibilityFieldsProps {
  value: ProfileVisibility;
  onChange: (value: ProfileVisibility) => void;
  error: (field: string) => string | undefined;
}

/** Who sees each part of a profile. What somebody may not see is not searched for them either. */
export function VisibilityFields({ value, onChange, error }: VisibilityFieldsProps) {
  return (
    <fieldset className={styles.fieldset}>
      <legend>Who sees what</legend>
      <p className={styles.note}>
        Members always see your name, your picture and what you do; visitors see your first name and what you
        do.
      </p>
      <div className={styles.audiences}>
        {FIELDS.map(([field, label]) => (
          <Field key={field} label={label} error={error(`visibility.${field}`)}>
            <Select
              name={`visibility.${field}`}
              value={value[field]}
              onChange={(event) => onChange({ ...value, [field]: event.target.value as Audience })}
            >
              {AUDIENCES.map(([audience, words]) => (
                <option key={audience} value={audience}>
                  {words}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
    </fieldset>
  );
}
