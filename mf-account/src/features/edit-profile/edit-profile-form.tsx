import { useState, type SubmitEvent } from 'react';
import { formatNumber } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { useMutation } from '@futurelab/platform/query';
import { Link, useNavigate } from '@futurelab/platform/router';
import { toast } from '@futurelab/platform/toast';
import { Button, Checkbox, Field, Input, Textarea } from '@futurelab/platform/ui';
import { fieldError, FormError } from '../../form/form-error';
import { TimeZoneSelect } from '../../form/time-zone-select';
import { toggled, TOPICS } from '../../model/choices';
import { PROFILE_LIMITS } from '../../model/profile-limits';
import { profileMutation, type OwnProfile } from '../../queries/profile';
import styles from './edit-profile-form.module.css';
import { linesOf } from './lines';
import { LinksFields } from './links-fields';
import { VisibilityFields } from './visibility-fields';

type TextName = keyof typeof PROFILE_LIMITS;
type ListName = 'skills' | 'helpsWith' | 'lookingFor';

/** Changes one's own profile; it stays as typed until the server has taken it. */
export function EditProfileForm({ profile }: { profile: OwnProfile }) {
  const [texts, setTexts] = useState<Record<TextName, string>>({
    firstName: profile.firstName ?? '',
    lastName: profile.lastName ?? '',
    currentRole: profile.currentRole ?? '',
    location: profile.location ?? '',
    bio: profile.bio ?? '',
  });
  const [timeZone, setTimeZone] = useState(profile.timeZone);
  const [interests, setInterests] = useState(profile.interests);
  const [lists, setLists] = useState<Record<ListName, string>>({
    skills: profile.skills.join('\n'),
    helpsWith: profile.helpsWith.join('\n'),
    lookingFor: profile.lookingFor.join('\n'),
  });
  const [links, setLinks] = useState(profile.links);
  const [visibility, setVisibility] = useState(profile.visibility);
  const save = useMutation(profileMutation);
  const navigate = useNavigate();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    save.mutate(
      {
        ...texts,
        timeZone,
        interests,
        skills: linesOf(lists.skills),
        helpsWith: linesOf(lists.helpsWith),
        lookingFor: linesOf(lists.lookingFor),
        links,
        visibility,
      },
      {
        onSuccess: () => {
          toast({ title: 'Profile saved', variant: 'success' });
          void navigate(paths.profile);
        },
      },
    );
  };
  const text = (name: TextName) => ({
    name,
    maxLength: PROFILE_LIMITS[name],
    value: texts[name],
    onChange: (event: { target: { value: string } }) => setTexts({ ...texts, [name]: event.target.value }),
  });
  const list = (name: ListName) => ({
    name,
    rows: 3,
    value: lists[name],
    onChange: (event: { target: { value: string } }) => setLists({ ...lists, [name]: event.target.value }),
  });
  const error = (name: string) => fieldError(save.error, name);

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
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
      <Field label="Where you live" hint="A city and a country are enough." error={error('location')}>
        <Input {...text('location')} autoComplete="off" />
      </Field>
      <Field label="Time zone" hint="Every event is shown in it." error={error('timeZone')}>
        <TimeZoneSelect value={timeZone} onChange={setTimeZone} />
      </Field>
      <Field
        label="About you"
        hint={`What you work on and what you wonder about. ${formatNumber(texts.bio.length)} of ${formatNumber(PROFILE_LIMITS.bio)} characters.`}
        error={error('bio')}
      >
        <Textarea {...text('bio')} />
      </Field>
      <Field label="Skills" hint="One a line." error={error('skills')}>
        <Textarea {...list('skills')} />
      </Field>
      <Field label="What you can help with" hint="One a line." error={error('helpsWith')}>
        <Textarea {...list('helpsWith')} />
      </Field>
      <Field label="What you look for" hint="One a line." error={error('lookingFor')}>
        <Textarea {...list('lookingFor')} />
      </Field>
      <fieldset className={styles.topics}>
        <legend>Topics you follow</legend>
        {[...new Set([...TOPICS, ...profile.interests])].map((topic) => (
          <Checkbox
            key={topic}
            label={topic}
            checked={interests.includes(topic)}
            onChange={() => setInterests(toggled(interests, topic))}
          />
        ))}
      </fieldset>
      <LinksFields value={links} onChange={setLinks} error={error} />
      <VisibilityFields value={visibility} onChange={setVisibility} error={error} />
      <FormError error={save.error} />
      <div className={styles.ways}>
        <Button type="submit" busy={save.isPending}>
          Save profile
        </Button>
        <Link to={paths.profile}>Leave without saving</Link>
      </div>
    </form>
  );
}
