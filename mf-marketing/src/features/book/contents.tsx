import { Section } from '@futurelab/platform/ui';
import type { PagePart } from '../../shared/editorial/page-parts';
import styles from './contents.module.css';

export function Contents({ part }: { part: PagePart }) {
  return (
    <Section title={part.title} layout="margin">
      <ol className={styles.chapters}>
        {part.items.map(({ title, fact: page }) => (
          <li key={title} className={styles.chapter}>
            <span className={styles.name}>{title}</span>
            <span className={styles.page}>
              <span className={styles.word}>page </span>
              {page}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
