import { ApiError } from '@futurelab/platform/api';
import { pluralize } from '@futurelab/platform/format';
import { useMutation } from '@futurelab/platform/query';
import { Field, Progress, Select } from '@futurelab/platform/ui';
import { useState } from 'react';
import { weeklyGoalMutation, type Streak } from '../../../queries/progress';
import { goalLabel } from './streak-summary';
import styles from './weekly-goal.module.css';

const CHOICES = [1, 2, 3, 4, 5, 6, 7];

/** On how many days a week the member wants to learn; a choice is saved at once. */
export function WeeklyGoal({ weeklyGoal, weeks }: Pick<Streak, 'weeklyGoal' | 'weeks'>) {
  const save = useMutation(weeklyGoalMutation);
  // Shown until the api has answered; what it refused stays to be sent again.
  const [chosen, setChosen] = useState<number | null>();
  const goal = chosen === undefined ? weeklyGoal : chosen;
  const week = weeks.at(-1);
  const choose = (days: number | null) => {
    setChosen(days);
    save.mutate(days, { onSuccess: () => setChosen(undefined) });
  };
  return (
    <div className={styles.goal}>
      <Field
        label="Weekly goal"
        hint="Days with a lesson, an answer or a reflection. A week begins on Monday."
        error={save.isError && reasonOf(save.error)}
      >
        <Select
          value={goal ?? ''}
          onChange={({ target }) => choose(target.value === '' ? null : Number(target.value))}
        >
          <option value="">No goal</option>
          {CHOICES.map((days) => (
            <option key={days} value={days}>
              {pluralize(days, 'day')} a week
            </option>
          ))}
        </Select>
      </Field>
      {goal !== null && <Progress value={((week?.days ?? 0) * 100) / goal} label="Toward the weekly goal" />}
      <p className={styles.text} role="status">
        {goalLabel(goal, week)}
      </p>
    </div>
  );
}

const reasonOf = (error: Error): string =>
  `${(error instanceof ApiError && error.explanation) || 'The connection dropped.'} Your goal isn’t saved. Choose it again.`;
