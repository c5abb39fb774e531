import { Markdown } from '@futurelab/platform/markdown';
import { PageHeader } from '@futurelab/platform/ui';
import styles from './legal-document.module.css';
import { sectionsOf } from './sections';

interface LegalDocumentProps {
  title: string;
  /** What it comes down to, in two sentences. */
  summary: string;
  /** Day it took effect, as text. */
  since: string | undefined;
  /** Markdown. */
  body: string;
}

/** Terms or a notice: the summary first, the sections in the margin, numbered text beside them. */
export function LegalDocument({ title, summary, since, body }: LegalDocumentProps) {
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
          {since && <p className={styles.since}>In force since {since}</p>}
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
