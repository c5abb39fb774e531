import { PageHeader, Prose } from '@futurelab/platform/ui';
import styles from './legal-document.module.css';

export interface LegalText {
  title: string;
  /** What it comes down to, in two sentences. */
  summary: string;
  /** Day it took effect, in words. */
  since: string;
  sections: { id: string; title: string; paragraphs: string[] }[];
}

/** Terms or a notice: the summary first, the sections in the margin, numbered text beside them. */
export function LegalDocument({ title, summary, since, sections }: LegalText) {
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
          <p className={styles.since}>In force since {since}</p>
        </nav>
        <div className={styles.text}>
          {sections.map((section) => (
            <section key={section.id} id={section.id} className={styles.section}>
              <h2 className={styles.title}>{section.title}</h2>
              <Prose>
                {section.paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </Prose>
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}
