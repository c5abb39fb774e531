import type { SubmitEvent } from 'react';
import { fieldError } from '@futurelab/platform/components/field-error';
import { formatNumber } from '@futurelab/platform/format';
import { DraftNote, TimeZoneInput, useFormDraft } from '@futurelab/platform/forms';
import { paths } from '@futurelab/platform/paths';
import { useMutation } from '@futurelab/platform/query';
import { Link, useNavigate } from '@futurelab/platform/router';
import { toast } from '@futurelab/platform/toast';
import { Button, Checkbox, Field, Input, Textarea } from '@futurelab/platform/ui';
import { FormError } from '@futurelab/platform/components/form-error';
import { toggled, TOPICS } from '../../shared/model/choices';
import { PROFILE_LIMITS } from '../../shared/model/profile-limits';
import { AUDIENCES } from '../../shared/model/visibility';
import type { OwnProfile } from '@futurelab/platform/queries/members';
import { profileMutation, type ProfileVisibility } from '../../queries/account/profile';
import styles from './edit-profile-form.module.css';
import { linesOf } from './lines';
import { LinksFields } from './links-fields';

type TextName = keyof typeof PROFILE_LIMITS;
type ListName = 'skills' | 'helpsWith' | 'lookingFor';

const valuesOf = (profile: OwnProfile) => ({
  firstName: profile.firstName ?? '',
  lastName: profile.lastName ?? '',
  currentRole: profile.currentRole ?? '',
  location: profile.location ?? '',
  bio: profile.bio ?? '',
  timeZone: profile.timeZone,
  interests: profile.interests,
  skills: profile.skills.join('\n'),
  helpsWith: profile.helpsWith.join('\n'),
  lookingFor: profile.lookingFor.join('\n'),
  links: profile.links,
});

/** Changes one's own profile; it stays as typed until the server has taken it. */
export function EditProfileForm({ profile }: { profile: OwnProfile }) {
  const draft = useFormDraft('profile', valuesOf(profile));
  const { content: values, change, clear } = draft;
  const save = useMutation(profileMutation);
  const navigate = useNavigate();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { skills, helpsWith, lookingFor, ...rest } = values;
    save.mutate(
      {
        ...rest,
        skills: linesOf(skills),
        helpsWith: linesOf(helpsWith),
        lookingFor: linesOf(lookingFor),
      },
      {
        onSuccess: () => {
          clear();
          toast({ title: 'Profile saved', variant: 'success' });
          void navigate(paths.profile);
        },
      },
    );
  };
  const inputProps = (name: TextName | ListName) => ({
    name,
    value: values[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  const text = (name: TextName) => ({ ...inputProps(name), maxLength: PROFILE_LIMITS[name] });
  const list = (name: ListName) => ({ ...inputProps(name), rows: 3 });
  const error = (name: string) => fieldError(save.error, name);
  const seenBy = (field: keyof ProfileVisibility) => {
    const [, label] = AUDIENCES.find(([audience]) => audience === profile.visibility[field])!;
    return `Visible to: ${label.toLowerCase()}.`;
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <DraftNote {...draft} />
      <div className={styles.pair}>
        <Field label="First name" error={error('firstName')}>
          <Input {...text('firstName')} autoComplete="given-name" />
        </Field>
        <Field label="Last name" error={error('lastName')}>
          <Input {...text('lastName')} autoComplete="family-name" />
        </Field>
      </div>
      <Field label="What you do" error={error('currentRole')}>
        <Input {...text('currentRole')} autoComplete="organization-title" />
      </Field>
      <Field
        label="Location"
        hint={`City and country are enough. ${seenBy('location')}`}
        error={error('location')}
      >
        <Input {...text('location')} autoComplete="off" />
      </Field>
      <Field label="Time zone" hint={`Event times use it. ${seenBy('timeZone')}`} error={error('timeZone')}>
        <TimeZoneInput value={values.timeZone} onChange={(timeZone) => change({ timeZone })} />
      </Field>
      <Field
        label="About you"
        hint={`What you’re working on and curious about. ${formatNumber(values.bio.length)} of ${formatNumber(PROFILE_LIMITS.bio)} characters. ${seenBy('bio')}`}
        error={error('bio')}
      >
        <Textarea {...text('bio')} />
      </Field>
      <Field label="Skills" hint={`One per line. ${seenBy('skills')}`} error={error('skills')}>
        <Textarea {...list('skills')} />
      </Field>
      <Field label="Can help with" hint={`One per line. ${seenBy('helpsWith')}`} error={error('helpsWith')}>
        <Textarea {...list('helpsWith')} />
      </Field>
      <Field label="Looking for" hint={`One per line. ${seenBy('lookingFor')}`} error={error('lookingFor')}>
        <Textarea {...list('lookingFor')} />
      </Field>
      <fieldset className={styles.topics}>
        <legend>Topics</legend>
        {[...new Set([...TOPICS, ...profile.interests])].map((topic) => (
          <Checkbox
            key={topic}
            name="interests"
            value={topic}
            label={topic}
            checked={values.interests.includes(topic)}
            onChange={() => change({ interests: toggled(values.interests, topic) })}
          />
        ))}
      </fieldset>
      <LinksFields value={values.links} onChange={(links) => change({ links })} error={error} />
      <p className={styles.note}>
        Choose who can see each of these: <Link to={paths.accountPrivacy}>Privacy</Link>.
      </p>
      <FormError error={save.error} />
      <div className={styles.ways}>
        <Button type="submit" busy={save.isPending}>
          Save profile
        </Button>
        <Link to={paths.profile} onClick={clear}>
          Discard changes
        </Link>
      </div>
    </form>
  );
}
