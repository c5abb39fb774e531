import { useEffect, useRef, useState } from 'react';
import { useFormDraft } from '@futurelab/platform/forms';
import { paths } from '@futurelab/platform/paths';
import { useMutation } from '@futurelab/platform/query';
import { Link, useNavigate, useSearchParams } from '@futurelab/platform/router';
import { Fragment } from '@futurelab/platform/runtime';
import { Button, classNames, Icon, Skeleton } from '@futurelab/platform/ui';
import { PhotoField } from '../../shared/photo/photo-field';
import type { OwnProfile } from '@futurelab/platform/queries/members';
import { onboardingStepMutation, profileMutation, type ProfileChanges } from '../../queries/account/profile';
import { answersFrom, type Answers } from './answers';
import styles from './onboarding.module.css';
import { PathStep } from './path-step';
import { StepForm } from './step-form';
import { LAST_STEP, stepFrom, STEPS } from './steps';
import { useFinishOnboarding } from './use-finish-onboarding';
import { WantStep } from './want-step';
import { WhoStep } from './who-step';

const LEADS = [
  'So people know who you are. You can change everything later.',
  'This decides what you see first. Choose as many as you like, or none.',
  'Four courses in a suggested order. You can take any course at any time.',
  'You can leave either at any time.',
];

/** What each step keeps; the last two write as their buttons are pressed, apart from the track. */
const STEP_CHANGES: ((answers: Answers) => ProfileChanges | null)[] = [
  ({ firstName, lastName, currentRole, location, timeZone }) => ({
    firstName,
    lastName,
    currentRole,
    location,
    timeZone,
  }),
  ({ intents, interests }) => ({ intents, interests }),
  ({ track }) => ({ track }),
  () => null,
];

interface OnboardingProps {
  profile: OwnProfile;
  /** The step, from 1, to begin with when the address names none. */
  resumeAt: number;
}

/** Four short steps. Each is saved when the member goes on, so that another device can take over. */
export function Onboarding({ profile, resumeAt }: OnboardingProps) {
  const [search] = useSearchParams();
  const [first] = useState(resumeAt);
  const navigate = useNavigate();
  const { content: answers, change, clear } = useFormDraft('onboarding', answersFrom(profile));
  const save = useMutation(profileMutation);
  const { mutate: saveStep } = useMutation(onboardingStepMutation);
  const finish = useFinishOnboarding();
  const step = stepFrom(search) ?? first;
  const heading = useFocusOnChange(step);

  const addressOf = (number: number) => {
    const address = new URLSearchParams(search);
    address.set('step', String(number));
    return `${paths.onboarding}?${address}`;
  };
  const goOn = () => {
    const changes = STEP_CHANGES[step - 1]?.(answers);
    if (!changes) return finish.mutate();
    save.mutate(changes, {
      onSuccess: () => {
        clear();
        saveStep(step + 1);
        void navigate(addressOf(step + 1));
      },
    });
  };
  const questions = { answers, change, error: save.error };

  return (
    <div className={styles.onboarding}>
      <ol className={styles.steps}>
        {STEPS.map((title, index) => (
          <li key={title} className={classNames(index + 1 === step && styles.current)}>
            <Link to={addressOf(index + 1)} aria-current={index + 1 === step ? 'step' : undefined}>
              <span aria-hidden="true">{index + 1}</span>
              {title}
            </Link>
          </li>
        ))}
      </ol>
      <section className={styles.step} aria-labelledby="onboarding-step">
        <p className={styles.quiet}>
          Step {step} of {LAST_STEP}
        </p>
        <h2 id="onboarding-step" tabIndex={-1} ref={heading}>
          {STEPS[step - 1]}
        </h2>
        <p className={styles.lead}>{LEADS[step - 1]}</p>
        {step === 1 && (
          <PhotoField
            name={answers.firstName || 'Catalyst'}
            src={profile.profileImageUrl}
            portrait={profile.portraitUrl}
          />
        )}
        <StepForm
          key={step}
          go={step === LAST_STEP ? 'Finish' : 'Save and continue'}
          busy={save.isPending || finish.isPending}
          error={save.error ?? finish.error}
          back={step > 1 ? addressOf(step - 1) : undefined}
          skip={step < LAST_STEP ? addressOf(step + 1) : undefined}
          onGo={goOn}
          onSkip={() => saveStep(step + 1)}
        >
          {step === 1 && <WhoStep {...questions} />}
          {step === 2 && <WantStep {...questions} />}
          {step === 3 && <PathStep {...questions} />}
          {step === 4 && <Fragment name="mf-community/welcome" fallback={<Skeleton lines={12} />} />}
        </StepForm>
        {step < LAST_STEP && (
          <div className={styles.leave}>
            <Button variant="quiet" size="small" busy={finish.isPending} onClick={() => finish.mutate()}>
              Skip the rest
              <Icon name="arrow-right" />
            </Button>
          </div>
        )}
      </section>
    </div>
  );
}

/** A ref for a heading that takes the focus when `step` changes, as a new page's heading would. */
function useFocusOnChange(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}
