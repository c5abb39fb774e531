import { formatNumber } from '@futurelab/platform/format';
import { Progress, Section } from '@futurelab/platform/ui';
import type { Analytics } from '../../queries/admin/analytics';
import styles from './analytics.module.css';
import { funnelSteps, inPercent } from './funnel-steps';

/** From joining to the membership: how many got how far. */
export function Funnel({ funnel }: { funnel: Analytics['funnel'] }) {
  return (
    <Section title="Funnel" layout="margin" lead="Members who joined during this period, as of now.">
      <ol className={styles.steps}>
        {funnelSteps(funnel).map(({ name, definition, people, share }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className={styles.number}>
              {formatNumber(people)} <span>{inPercent(share)}</span>
            </p>
            <Progress value={Math.round((share ?? 0) * 100)} label={`${name}, share of those who joined`} />
            <p className={styles.quiet}>{definition}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
