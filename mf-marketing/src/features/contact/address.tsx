import { useSite } from '@futurelab/platform/session';
import { PageTitle } from '@futurelab/platform/ui';
import { rings } from '../../shared/illustration/line-field';
import field from '../../shared/illustration/line-field.module.css';
import styles from './address.module.css';

export function Address({ title, lead }: { title: string; lead: string }) {
  const { contactAddress } = useSite();
  const at = contactAddress.indexOf('@');
  return (
    <header className={styles.header}>
      <div>
        <PageTitle className={styles.title}>{title}</PageTitle>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.address}>
          <a href={`mailto:${contactAddress}`}>
            {contactAddress.slice(0, at)}
            <wbr />
            {contactAddress.slice(at)}
          </a>
        </p>
      </div>
      <svg viewBox="0 0 240 240" width="240" height="240" className={styles.illustration} aria-hidden="true">
        <path className={field.ink} d={rings([120, 120], 8, 112, 3)} />
        <path className={field.ember} d={rings([120, 120], 8, 16)} />
      </svg>
    </header>
  );
}
