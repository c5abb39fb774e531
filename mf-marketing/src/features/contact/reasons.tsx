import { useMailToTeam } from '../../shared/contact-address';
import type { PagePart } from '../../shared/editorial/page-parts';
import styles from './reasons.module.css';

/** What to write about; each begins a mail with its subject. */
export function Reasons({ part }: { part: PagePart }) {
  const mailToTeam = useMailToTeam();
  return (
    <section aria-labelledby="reasons-title">
      <h2 id="reasons-title" className={styles.title}>
        {part.title}
      </h2>
      <ul className={styles.reasons}>
        {part.items.map(({ title, text, fact: subject = title }) => (
          <li key={title} className={styles.reason}>
            <h3>
              <a href={mailToTeam(subject, '')}>{title}</a>
            </h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
