import { useQuery } from '@futurelab/platform/query';
import { ErrorState, Skeleton, VisuallyHidden } from '@futurelab/platform/ui';
import { useState } from 'react';
import { releaseVitalsQuery, type RouteVital } from '../../queries/admin/releases';
import { shortId } from '../../shared/model/release-labels';
import { amountOf, VITAL_NAMES, vitalsByRoute } from './vitals-by-route';
import styles from './speed.module.css';

interface SpeedProps {
  app: string;
  live: string;
  canary: string | null;
}

/** How fast people's browsers found a section's pages over the last day; read when it is opened. */
export function Speed({ app, live, canary }: SpeedProps) {
  const [opened, setOpened] = useState(false);
  return (
    <details className={styles.speed} onToggle={() => setOpened(true)}>
      <summary>
        Page speed<VisuallyHidden> of {app}</VisuallyHidden>
      </summary>
      {opened && <SpeedOf app={app} release={live} title={`Live, ${shortId(live)}`} />}
      {opened && canary && <SpeedOf app={app} release={canary} title={`Canary, ${shortId(canary)}`} />}
    </details>
  );
}

function SpeedOf({ app, release, title }: { app: string; release: string; title: string }) {
  const vitals = useQuery(releaseVitalsQuery(app, release));
  if (vitals.isPending) return <Skeleton lines={3} />;
  if (vitals.isError)
    return <ErrorState onRetry={() => void vitals.refetch()} retrying={vitals.isFetching} />;
  const routes = vitalsByRoute(vitals.data);
  if (routes.length === 0)
    return (
      <p className={styles.none}>
        {title}: no measurements in the last 24 hours. One visit in five is measured.
      </p>
    );
  return (
    <div className={styles.release}>
      <p className={styles.caption}>{title}: share rated good and mean, last 24 hours</p>
      <ul className={styles.routes}>
        {routes.map(({ route, vitals: byName }) => (
          <li key={route}>
            <p className={styles.route}>{route}</p>
            <dl className={styles.vitals}>
              {VITAL_NAMES.map((name) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{shown(byName[name])}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </div>
  );
}

const shown = (vital: RouteVital | undefined): string =>
  vital ? `${Math.round((100 * vital.good) / vital.measured)}%, ${amountOf(vital)}` : '–';
