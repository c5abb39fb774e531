import { paths } from '@futurelab/platform/paths';
import { LinkButton, Prose } from '@futurelab/platform/ui';
import styles from './onboarding.module.css';
import { STEPS } from './steps';

const WHAT_FOR = [
  'Your name, picture, role, and location, so people know who you are.',
  'Your goals and topics. They decide what you see first.',
  'A path of four courses, and one to start with.',
  'A group, an event, and a first hello that you can edit.',
];

/** The steps belong to an account: what they are, and the way to one. */
export const OnboardingForVisitor = () => (
  <div className={styles.visitor}>
    <Prose>
      <ol>
        {STEPS.map((title, index) => (
          <li key={title}>
            <strong>{title}.</strong> {WHAT_FOR[index]}
          </li>
        ))}
      </ol>
      <p>New here? Signing in creates your account and brings you back to the first step.</p>
    </Prose>
    <LinkButton to={paths.signIn(paths.onboarding)} size="large">
      Sign in to start
    </LinkButton>
  </div>
);
