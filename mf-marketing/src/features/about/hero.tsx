import { PageTitle } from '@futurelab/platform/ui';
import { rings } from '../../shared/illustration/line-field';
import field from '../../shared/illustration/line-field.module.css';
import styles from './hero.module.css';

/** The head of the page: text over a horizon of rings. */
export function Hero({ title, lead }: { title: string; lead: string }) {
  return (
    <header className={styles.hero}>
      <PageTitle className={styles.title}>{title}</PageTitle>
      <p className={styles.lead}>{lead}</p>
      <svg viewBox="0 0 1200 260" className={styles.horizon} aria-hidden="true">
        <path className={field.ink} d={rings([600, 700], 18, 690, 25)} />
        <path className={field.ember} d={rings([600, 700], 18, 594, 33)} />
      </svg>
    </header>
  );
}
