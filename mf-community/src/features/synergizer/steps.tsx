import styles from './steps.module.css';

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
