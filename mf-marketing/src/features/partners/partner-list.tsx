import { Markdown } from '@futurelab/platform/markdown';
import { Link } from '@futurelab/platform/router';
import type { Partner } from '../../queries/content';
import styles from './partner-list.module.css';

/** Partners with their logo or sign, the work we share, and where it can be met. */
export function PartnerList({ partners }: { partners: Partner[] }) {
  return (
    <ul className={styles.partners}>
      {partners.map(({ slug, title, body, data: { sign, logo, link } }) => (
        <li key={slug} className={styles.partner}>
          {logo?.url ? (
            <img
              src={logo.url}
              alt={logo.alt}
              width={logo.width ?? undefined}
              height={logo.height ?? undefined}
              className={styles.logo}
              loading="lazy"
            />
          ) : (
            <svg viewBox="0 0 32 32" width="56" height="56" className={styles.sign} aria-hidden="true">
              <path d={sign} />
            </svg>
          )}
          <h3 className={styles.name}>{title}</h3>
          <Markdown>{body}</Markdown>
          <p>
            <Link to={link.to}>{link.label}</Link>
          </p>
        </li>
      ))}
    </ul>
  );
}
