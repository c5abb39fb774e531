import { paths } from '@futurelab/platform/paths';
import { LinkButton, Prose } from '@futurelab/platform/ui';
import styles from './onboarding.module.css';
import { STEPS } from './steps';

const WHAT_FOR = [
  'Your name, a picture, what you do, and where you live: so that people know who is talking.',
  'What you came for and which topics: it decides what is shown first.',
  'A track of four courses, and a first course to begin with.',
  'One group, one event, and a first hello, written for you to change.',
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
      <p>Whoever is new here gets an account by signing in. You come straight back to the first step.</p>
    </Prose>
    <LinkButton to={paths.signIn(paths.onboarding)} size="large">
      Sign in to begin
    </LinkButton>
  </div>
);
