import styles from './synergizer.module.css';

export const PROJECT_STEPS = [
  {
    title: 'Somebody says what for',
    text: 'A purpose in one sentence, a first result, and a date on which it ends.',
  },
  {
    title: 'Others take a part',
    text: 'Each part has a name and hours a week, so that nobody promises more than they have.',
  },
  {
    title: 'They meet, in the open',
    text: 'At an event or in a discussion. What was decided is written down for the others.',
  },
  { title: 'It ends', text: 'With a result somebody can use, or with what was learned from stopping.' },
];

export const EXCHANGE_STEPS = [
  {
    title: 'Others answer',
    text: 'Whoever started it reads who can, and picks one person. A conversation between the two opens.',
  },
  {
    title: 'The two do it',
    text: 'By a call, at a meeting or in writing. If it does not come about, either can say so.',
  },
  {
    title: 'Both say that it is done',
    text: 'Then it counts on both profiles, and each may say thank you.',
  },
];

interface StepsProps {
  steps: { title: string; text: string }[];
}

/** What happens, in order. */
export const Steps = ({ steps }: StepsProps) => (
  <ol className={styles.steps}>
    {steps.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);
