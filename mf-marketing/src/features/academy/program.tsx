import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import styles from './program.module.css';

const PARTS = [
  {
    weeks: 'Weeks 1–4',
    title: 'See',
    text: 'What the machines do, and what they do to your day. You write down how you work now, in hours.',
    courses: [
      ['AI Foundations for Professionals', 'ai-foundations-for-professionals'],
      ['Mindful Attention in a Noisy Workday', 'mindful-attention-in-a-noisy-workday'],
    ],
  },
  {
    weeks: 'Weeks 5–8',
    title: 'Try',
    text: 'One task of yours, done with a machine and without, four weeks in a row. You keep the figures and the doubts.',
    courses: [
      ['Prompt Writing for Busy Leaders', 'prompt-writing-for-busy-leaders'],
      ['Automation Without Regret', 'automation-without-regret'],
      ['Everyday Ethics for Machine-Made Decisions', 'everyday-ethics-for-machine-made-decisions'],
    ],
  },
  {
    weeks: 'Weeks 9–12',
    title: 'Decide',
    text: 'What stays, what goes, who signs. You present it to your table, which has been told not to be polite.',
    courses: [
      ['Leading Through Change', 'leading-through-change'],
      ['The Management of Delegated Work', 'the-management-of-delegated-work'],
    ],
  },
] as const;

/** The twelve weeks in three parts, each with its courses. */
export function Program() {
  return (
    <section className={styles.program} aria-labelledby="program-title">
      <h2 id="program-title">The program</h2>
      <ol className={styles.parts}>
        {PARTS.map(({ weeks, title, text, courses }) => (
          <li key={title} className={styles.part}>
            <p className={styles.weeks}>{weeks}</p>
            <h3 className={styles.title}>{title}</h3>
            <p>{text}</p>
            <ul className={styles.courses}>
              {courses.map(([name, slug]) => (
                <li key={slug} className={styles.course}>
                  <Link to={paths.course(slug)}>{name}</Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
