import styles from './synergizer.module.css';

export const PROJECT_STEPS = [
  {
    title: 'Someone proposes a project',
    text: 'It has a one-sentence purpose, a first result, and an end date.',
  },
  {
    title: 'Others take on roles',
    text: 'Each role has a name and weekly hours, so everyone knows what they’re committing to.',
  },
  {
    title: 'They meet in the open',
    text: 'The team meets at events or in a discussion and writes down what it decides.',
  },
  { title: 'The project ends', text: 'It ends with a result others can use, or with what the team learned.' },
];

export const EXCHANGE_STEPS = [
  {
    title: 'Others respond',
    text: 'The author reads the responses and chooses one person. A conversation opens between the two.',
  },
  {
    title: 'The two work together',
    text: 'They call, meet, or write. Either person can end it if it doesn’t work out.',
  },
  {
    title: 'Both mark it as done',
    text: 'It counts on both profiles, and each can send a thank-you note.',
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
