import styles from './values.module.css';

const VALUES = [
  {
    name: 'Attention',
    text: 'Where attention goes, a life and a company follow. We build nothing here that competes for yours.',
  },
  {
    name: 'Judgment',
    text: 'A tool may draft, sort and suggest. Deciding, and answering for the decision, stays with a person.',
  },
  {
    name: 'Evidence',
    text: 'We say what we tried, what it cost and what failed. Enthusiasm is welcome; it is not proof.',
  },
  {
    name: 'Generosity',
    text: 'What you learn is worth more once somebody else can use it. Members teach, and are thanked by name.',
  },
];

export function Values() {
  return (
    <section className={styles.values} aria-labelledby="values-title">
      <h2 id="values-title" className={styles.title}>
        Four foundations
      </h2>
      <ol className={styles.list}>
        {VALUES.map(({ name, text }) => (
          <li key={name} className={styles.value}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
