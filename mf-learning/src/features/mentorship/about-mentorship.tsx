import { paths } from '@futurelab/platform/paths';
import { LinkButton, Section } from '@futurelab/platform/ui';
import styles from './mentorship.module.css';

/** For those without Pro: what it is, and how to get it. */
export const AboutMentorship = () => (
  <Section layout="margin" title="How it works" lead="Priority mentorship is part of FutureLab Pro.">
    <ol className={styles.steps}>
      <li>Say what you’d like to talk about, and suggest three times.</li>
      <li>A mentor, often the instructor of your course, answers within two working days.</li>
      <li>You meet online for 45 minutes. Afterward your mentor writes a note for you both.</li>
    </ol>
    <div className={styles.actions}>
      <LinkButton to={paths.joinProFor(paths.mentorship)}>See what’s in Pro</LinkButton>
    </div>
  </Section>
);
