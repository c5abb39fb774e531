import { Checkbox } from '@futurelab/platform/ui';
import { INTENTS, toggled, TOPICS } from '../../shared/model/choices';
import { NewsletterChoice } from '../../shared/newsletter/newsletter-choice';
import type { StepProps } from './step-form';
import styles from './onboarding.module.css';

export function WantStep({ answers, change }: StepProps) {
  const choices = (field: 'intents' | 'interests', options: string[]) =>
    options.map((option) => (
      <Checkbox
        key={option}
        name={field}
        value={option}
        label={option}
        checked={answers[field].includes(option)}
        onChange={() => change({ [field]: toggled(answers[field], option) })}
      />
    ));
  return (
    <>
      <fieldset className={styles.choices}>
        <legend>I’m here to</legend>
        {choices('intents', INTENTS)}
      </fieldset>
      <fieldset className={styles.choices}>
        <legend>Topics</legend>
        <div className={styles.topics}>{choices('interests', TOPICS)}</div>
      </fieldset>
      <fieldset className={styles.choices}>
        <legend>Email</legend>
        <NewsletterChoice />
      </fieldset>
    </>
  );
}
