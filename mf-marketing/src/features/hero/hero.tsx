import { paths } from '@futurelab/platform/paths';
import { LinkButton, PAGE_TITLE_ID, PageTitle } from '@futurelab/platform/ui';
import { InterferencePattern } from '../../shared/illustration/interference-pattern';
import styles from './hero.module.css';

export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby={PAGE_TITLE_ID}>
      <div>
        <p className={styles.kicker}>A community and school for the conscious use of AI</p>
        <PageTitle className={styles.title}>Use AI with your eyes open.</PageTitle>
        <p className={styles.lead}>
          FutureLab is where people who lead learn what the machines can do, decide what they should not, and
          practice both together.
        </p>
        <div className={styles.actions}>
          <LinkButton to={paths.signIn(paths.home)} size="large">
            Join the Community
          </LinkButton>
          <LinkButton to={paths.book} variant="secondary" size="large">
            Read Digital Mystics
          </LinkButton>
        </div>
        <p className={styles.note}>Joining is free and takes about a minute.</p>
      </div>
      <div className={styles.figure}>
        <InterferencePattern
          className={styles.field}
          viewBox="48 28 664 684"
          a={[290, 270]}
          b={[470, 470]}
          step={12}
          radius={240}
        />
        <p className={styles.caption}>
          Two sources, one pattern. The color belongs to neither: it appears where they meet.
        </p>
      </div>
    </section>
  );
}
