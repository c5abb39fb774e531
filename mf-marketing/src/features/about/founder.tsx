import { paths } from '@futurelab/platform/paths';
import { LinkButton } from '@futurelab/platform/ui';
import { Portrait } from '../../shared/illustration/portrait';
import type { PagePart } from '../../shared/editorial/page-parts';
import { RunningText } from '../../shared/editorial/running-text';
import styles from './founder.module.css';

export function Founder({ part: { title, text, actions } }: { part: PagePart }) {
  return (
    <section className={styles.founder} aria-labelledby="founder-title">
      <div className={styles.text}>
        <h2 id="founder-title" className={styles.name}>
          {title}
        </h2>
        <RunningText text={text} />
        <LinkButton to={paths.book} variant="secondary">
          {actions[0]}
        </LinkButton>
      </div>
      <Portrait className={styles.portrait} />
    </section>
  );
}
