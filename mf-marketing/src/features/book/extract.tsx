import { Section } from '@futurelab/platform/ui';
import type { PagePart } from '../../shared/editorial/page-parts';
import { RunningText } from '../../shared/editorial/running-text';
import styles from './extract.module.css';

export function Extract({ part: { title, text } }: { part: PagePart }) {
  return (
    <Section id="extract" title={title} layout="margin">
      <RunningText text={text} className={styles.extract} />
    </Section>
  );
}
