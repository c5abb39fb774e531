import { useState } from 'react';
import { isCompleted, myAchievementsQuery, myEnrollmentsQuery } from '@futurelab/platform/queries/learning';
import { useMutation, useQuery } from '@futurelab/platform/query';
import { Checkbox, Section } from '@futurelab/platform/ui';
import { FormError } from '@futurelab/platform/components/form-error';
import { toggled } from '../../shared/model/choices';
import type { OwnProfile } from '@futurelab/platform/queries/members';
import { profileMutation } from '../../queries/account/profile';
import styles from './privacy.module.css';

type Hidden = 'hiddenCourses' | 'hiddenAchievements';

/** Which finished courses and which achievements stand on one's profile, one by one; saved when it is changed. */
export function ShownOnProfile({ profile }: { profile: OwnProfile }) {
  const { data: enrollments = [] } = useQuery(myEnrollmentsQuery);
  const { data: achievements = [] } = useQuery(myAchievementsQuery);
  // Shown at once, and another choice does not wait for the one before.
  const [chosen, choose] = useState<Partial<Pick<OwnProfile, Hidden>>>({});
  const save = useMutation({ ...profileMutation, onError: () => choose({}) });
  const hidden = { ...profile, ...chosen };
  const toggle = (field: Hidden, id: string) => {
    const change = { [field]: toggled(hidden[field], id) };
    choose((before) => ({ ...before, ...change }));
    save.mutate(change);
  };
  const courses = enrollments
    .filter(isCompleted)
    .map(({ courseId, course }) => ({ id: courseId, title: course.title }));
  const earned = achievements
    .filter(({ earnedAt, isPrivate }) => earnedAt !== null && !isPrivate)
    .map(({ key, title }) => ({ id: key, title }));
  if (courses.length === 0 && earned.length === 0) return null;

  const choices = (title: string, field: Hidden, items: { id: string; title: string }[]) =>
    items.length > 0 && (
      <fieldset className={styles.fieldset}>
        <legend>{title}</legend>
        {items.map((item) => (
          <Checkbox
            key={item.id}
            label={item.title}
            checked={!hidden[field].includes(item.id)}
            aria-busy={save.isPending}
            onChange={() => toggle(field, item.id)}
          />
        ))}
      </fieldset>
    );
  return (
    <Section
      title="On my profile"
      lead="Untick anything you’d rather keep private. Your progress isn’t affected."
    >
      <div className={styles.choices}>
        {choices('Finished courses', 'hiddenCourses', courses)}
        {choices('Achievements', 'hiddenAchievements', earned)}
      </div>
      <FormError error={save.error} />
    </Section>
  );
}
