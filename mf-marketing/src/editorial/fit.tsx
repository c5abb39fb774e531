import styles from './fit.module.css';

interface FitProps {
  forTitle: string;
  forWhom: string[];
  notTitle: string;
  notFor: string[];
}

/** For whom this is, beside for whom it is not. */
export function Fit({ forTitle, forWhom, notTitle, notFor }: FitProps) {
  return (
    <div className={styles.fit}>
      <Half id="fit-for" title={forTitle} lines={forWhom} />
      <Half id="fit-not" title={notTitle} lines={notFor} />
    </div>
  );
}

function Half({ id, title, lines }: { id: string; title: string; lines: string[] }) {
  return (
    <section className={styles.half} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line} className={styles.line}>
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
