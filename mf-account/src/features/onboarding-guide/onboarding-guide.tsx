import { Link } from '@futurelab/platform/router';
import { Icon, LinkButton, Progress, VisuallyHidden } from '@futurelab/platform/ui';
import { useHomeData } from '../../queries/home';
import { Panel } from '../../panel/panel';
import { guideSteps, type GuideStep } from './guide-steps';
import styles from './onboarding-guide.module.css';

/** What a new member can do first. Ticks itself, and leaves when everything is done. */
export function OnboardingGuide() {
  const reads = useHomeData('activity');
  if (reads.state === 'ready' && guideSteps(reads.data.activity.guide).every(({ done }) => done)) return null;
  return (
    <Panel title="Your first steps" reads={reads}>
      {({ activity }) => <Steps steps={guideSteps(activity.guide)} />}
    </Panel>
  );
}

function Steps({ steps }: { steps: GuideStep[] }) {
  const done = steps.filter((step) => step.done).length;
  const next = steps.find((step) => !step.done);
  return (
    <div className={styles.guide}>
      <div className={styles.sum}>
        <p>
          {done} of {steps.length} done
        </p>
        <Progress value={(done / steps.length) * 100} label="First steps done" />
      </div>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title} className={step.done ? styles.done : undefined}>
            <span className={styles.mark} aria-hidden="true">
              {step.done && <Icon name="check" />}
            </span>
            <div className={styles.words}>
              {step.done ? (
                <p>
                  {step.title}
                  <VisuallyHidden>, done</VisuallyHidden>
                </p>
              ) : (
                <Link to={step.to}>{step.title}</Link>
              )}
              {!step.done && <p className={styles.why}>{step.why}</p>}
              {step === next && (
                <LinkButton to={step.to} variant="secondary" size="small" className={styles.go}>
                  Do this next<VisuallyHidden> {step.title}</VisuallyHidden>
                </LinkButton>
              )}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
