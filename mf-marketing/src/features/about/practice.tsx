import styles from './practice.module.css';

const HABITS = [
  {
    title: 'Try it first',
    text: 'No opinion about a tool before an hour with it, on work that is really yours.',
  },
  {
    title: 'Say what it cost',
    text: 'Time, money, trust, sleep. A result without its price is an advertisement.',
  },
  {
    title: 'Keep a person in the sentence',
    text: 'Somebody decided. We name who, and that person could have decided otherwise.',
  },
  {
    title: 'Leave slack',
    text: 'Courses end on time, letters are short, nothing blinks. You should leave with more attention than you brought.',
  },
];

export function Practice() {
  return (
    <section className={styles.practice} aria-labelledby="practice-title">
      <h2 id="practice-title" className={styles.title}>
        Four habits we keep
      </h2>
      <ol className={styles.habits}>
        {HABITS.map(({ title, text }) => (
          <li key={title} className={styles.habit}>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
