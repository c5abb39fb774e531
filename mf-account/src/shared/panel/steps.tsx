import { Link } from '@futurelab/platform/router';
import { Icon, LinkButton, Progress, VisuallyHidden } from '@futurelab/platform/ui';
import styles from './steps.module.css';

export interface Step {
  title: string;
  /** What it is good for, or how it is done. */
  why: string;
  /** Where it is done, if that is a page. */
  to?: string;
  done: boolean;
}

interface StepsProps {
  steps: Step[];
  label: string;
  /** The next step is what the page is for now. */
  isPrimary?: boolean;
}

/** Steps that tick themselves, and the way to the next one. */
export function Steps({ steps, label, isPrimary }: StepsProps) {
  const done = steps.filter((step) => step.done).length;
  const next = steps.find((step) => !step.done);
  return (
    <div className={styles.guide}>
      <div className={styles.sum}>
        <p>
          {done} of {steps.length} done
        </p>
        <Progress value={(done / steps.length) * 100} label={label} />
      </div>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title} className={step.done ? styles.done : undefined}>
            <span className={styles.mark} aria-hidden="true">
              {step.done && <Icon name="check" />}
            </span>
            <div className={styles.text}>
              <Title {...step} />
              {!step.done && <p className={styles.why}>{step.why}</p>}
              {step === next && step.to && (
                <LinkButton
                  to={step.to}
                  variant={isPrimary ? 'primary' : 'secondary'}
                  size="small"
                  className={styles.go}
                >
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

function Title({ title, to, done }: Step) {
  if (!done) return to ? <Link to={to}>{title}</Link> : <p>{title}</p>;
  return (
    <p>
      {title}
      <VisuallyHidden>, done</VisuallyHidden>
    </p>
  );
}
