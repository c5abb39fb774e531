import { longDateWithYear } from '@futurelab/platform/format';
import { Markdown } from '@futurelab/platform/markdown';
import { PageHeader } from '@futurelab/platform/ui';
import styles from './legal-document.module.css';
import { sectionsOf } from './sections';

interface LegalDocumentProps {
  title: string;
  /** What it comes down to, in two sentences. */
  summary: string;
  /** Day it took effect, as text. */
  since: string | null | undefined;
  /** The day from which its material change holds, in place of that text. */
  holdsFrom?: string | null | undefined;
  updatedAt?: string | undefined;
  /** Markdown. */
  body: string;
}

/** Terms or a notice: the summary first, the sections in the margin, numbered text beside them. */
export function LegalDocument({ title, summary, since, holdsFrom, updatedAt, body }: LegalDocumentProps) {
  const sections = sectionsOf(body);
  return (
    <article>
      <PageHeader title={title} lead={summary} />
      <div className={styles.document}>
        <nav aria-label="Sections" className={styles.sections}>
          <ol className={styles.list}>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
          <div className={styles.since}>
            {holdsFrom ? (
              <p>In force from {longDateWithYear(holdsFrom, 'UTC')}</p>
            ) : (
              since && <p>In force since {since}</p>
            )}
            {updatedAt && <p>Last updated {longDateWithYear(updatedAt, 'UTC')}</p>}
          </div>
        </nav>
        <div className={styles.text}>
          {sections.map((section) => (
            <section key={section.id} id={section.id} className={styles.section}>
              <h2 className={styles.title}>{section.title}</h2>
              <Markdown>{section.text}</Markdown>
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}
