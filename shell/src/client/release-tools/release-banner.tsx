import { write } from '@futurelab/platform/api';
import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { Button } from '@futurelab/platform/ui';
import { useState } from 'react';
import type { Override } from './overrides';
import styles from './release-banner.module.css';

/** Says which sections are shown in another release than to everybody, and leads back. */
export function ReleaseBanner({ overrides, isAdmin }: { overrides: Override[]; isAdmin: boolean }) {
  const [state, setState] = useState<'idle' | 'leaving' | 'failed'>('idle');
  const leave = () => {
    setState('leaving');
    write('DELETE', '/api/releases/pin', { body: { reason: 'Back to live, from the banner' } }).then(
      () => location.reload(),
      () => setState('failed'),
    );
  };
  return (
    <section className={styles.banner} aria-label="Your releases">
      <div className={styles.text}>
        <p>You’re seeing different releases from everyone else:</p>
        <ul className={styles.list}>
          {overrides.map(({ app, release, why }) => (
            <li key={app}>
              <strong>
                {app}@{release.slice(0, 8)}
              </strong>
              , {why}
            </li>
          ))}
        </ul>
        <p role="alert">{state === 'failed' && 'Couldn’t switch back to live. Try again.'}</p>
      </div>
      <div className={styles.ways}>
        {isAdmin && <Link to={paths.adminReleases}>Releases</Link>}
        {overrides.some(({ pinned }) => pinned) && (
          <Button variant="secondary" size="small" onClick={leave} busy={state === 'leaving'}>
            Back to live
          </Button>
        )}
      </div>
    </section>
  );
}
