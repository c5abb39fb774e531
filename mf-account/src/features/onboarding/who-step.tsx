import { useEffect } from 'react';
import { fieldError } from '@futurelab/platform/components/field-error';
import { TimeZoneInput } from '@futurelab/platform/forms';
import { browserTimeZone } from '@futurelab/platform/session';
import { Field, Input } from '@futurelab/platform/ui';
import { PROFILE_LIMITS } from '../../shared/model/profile-limits';
import type { StepProps } from './step-form';
import styles from './onboarding.module.css';

/** An account that has never been asked is in this zone. */
const UNASKED = 'UTC';

export function WhoStep({ answers, change, error }: StepProps) {
  const { timeZone } = answers;
  useEffect(() => {
    if (timeZone === UNASKED) change({ timeZone: browserTimeZone() });
    // Only once: a member may live in UTC on purpose.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const text = (name: 'firstName' | 'lastName' | 'currentRole' | 'location', autoComplete: string) => (
    <Input
      name={name}
      autoComplete={autoComplete}
      maxLength={PROFILE_LIMITS[name]}
      value={answers[name]}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  );
  return (
    <>
      <div className={styles.pair}>
        <Field label="First name" error={fieldError(error, 'firstName')}>
          {text('firstName', 'given-name')}
        </Field>
        <Field label="Last name" error={fieldError(error, 'lastName')}>
          {text('lastName', 'family-name')}
        </Field>
      </div>
      <Field
        label="What you do"
        hint="For example, “Deputy head of a secondary school.”"
        error={fieldError(error, 'currentRole')}
      >
        {text('currentRole', 'organization-title')}
      </Field>
      <Field label="Location" hint="City and country are enough." error={fieldError(error, 'location')}>
        {text('location', 'off')}
      </Field>
      <Field label="Time zone" hint="Event times use it." error={fieldError(error, 'timeZone')}>
        <TimeZoneInput value={timeZone} onChange={(value) => change({ timeZone: value })} />
      </Field>
    </>
  );
}
