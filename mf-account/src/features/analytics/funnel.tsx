import { formatNumber, pluralize } from '@futurelab/platform/format';
import { Link } from '@futurelab/platform/router';
import { Progress } from '@futurelab/platform/ui';
import type { Analytics } from '../../queries/admin/analytics';
import styles from './analytics.module.css';
import { inPercent } from '../../shared/model/share';
import { Part } from './part';
import { funnelSteps, stepList } from './funnel-steps';

/** From joining to the membership: how many got how far. */
export function Funnel({ data }: { data: Analytics }) {
  const { funnel, previousFunnel, erased } = data;
  const gone =
    erased === 0 ? '' : ` ${pluralize(erased, 'other has', 'others have')} since deleted their account.`;
  return (
    <Part
      title="Funnel"
      metric="funnel"
      data={data}
      lead={`Members who joined during this period, as of now.${gone}`}
    >
      <ol className={styles.steps}>
        {funnelSteps(funnel).map(({ key, name, definition, people, share }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className={styles.number}>
              <Link to={stepList(key, data)} aria-label={`${name}: ${formatNumber(people)}, show members`}>
                {formatNumber(people)}
              </Link>{' '}
              <span>{inPercent(share)}</span>
            </p>
            <Progress value={Math.round((share ?? 0) * 100)} label={`${name}, share of those who joined`} />
            <p className={styles.quiet}>
              {definition} Period before: {formatNumber(previousFunnel[key])}.
            </p>
          </li>
        ))}
      </ol>
    </Part>
  );
}
