import { CLIENTS, MEDIA, type Mark } from './marks';
import styles from './logos.module.css';

export function Logos() {
  return (
    <section className={styles.logos} aria-labelledby="logos-title">
      <h2 id="logos-title" className={styles.title}>
        In good company
      </h2>
      <Row label="People from these organizations learn here" marks={CLIENTS} />
      <Row label="You may have read or heard us in" marks={MEDIA} />
    </section>
  );
}

function Row({ label, marks }: { label: string; marks: Mark[] }) {
  return (
    <div className={styles.row}>
      <h3 className={styles.label}>{label}</h3>
      <ul className={styles.marks}>
        {marks.map(({ name, path, face }) => (
          <li key={name} className={styles.mark}>
            {path ? (
              <svg viewBox="0 0 32 32" width="32" height="32" className={styles.symbol} aria-hidden="true">
                <path d={path} />
              </svg>
            ) : null}
            <span className={styles[face]}>{name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
