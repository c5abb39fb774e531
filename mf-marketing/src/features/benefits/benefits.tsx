import { Figure, type FigureName } from './figure';
import styles from './benefits.module.css';

const BENEFITS: { figure: FigureName; title: string; text: string }[] = [
  {
    figure: 'course',
    title: 'Courses you finish',
    text: 'Lessons of ten to thirty minutes, in order. Each ends with something to try at work the same day.',
  },
  {
    figure: 'community',
    title: 'People who answer',
    text: 'Real names, real roles. Ask in a discussion or an interest group and hear from someone who has done it.',
  },
  {
    figure: 'event',
    title: 'Hours worth showing up for',
    text: 'Public events and workshops with room for questions, listed in your own time zone beside the host’s.',
  },
  {
    figure: 'synergizer',
    title: 'Work you do together',
    text: 'In the Synergizer, members propose projects and trade help: an hour of your craft for an hour of theirs.',
  },
];

export function Benefits() {
  return (
    <section className={styles.benefits} aria-labelledby="benefits-title">
      <header className={styles.header}>
        <h2 id="benefits-title" className={styles.title}>
          What you find inside
        </h2>
        <p className={styles.lead}>Made for people whose calendar was full before any of this began.</p>
      </header>
      <ul className={styles.cards}>
        {BENEFITS.map(({ figure, title, text }) => (
          <li key={title} className={styles.card}>
            <Figure name={figure} className={styles.figure} />
            <h3 className={styles.name}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
