import { dateAndTime } from '@futurelab/platform/format';
import { Badge, Button, VisuallyHidden } from '@futurelab/platform/ui';
import { useId } from 'react';
import { shortId, shownAudience } from '../../shared/model/release-labels';
import type { ReleaseAction, ReleaseHealth, SectionReleases } from '../../queries/admin/releases';
import { RecentReleases } from './recent-releases';
import { Health } from './health';
import styles from './section-card.module.css';
import { Speed } from './speed';

interface SectionCardProps {
  section: SectionReleases;
  /** What this browser is shown of it by a pin, if so. */
  pinned: string | undefined;
  timeZone: string;
  onAction: (action: ReleaseAction) => void;
}

/** One section: what it serves to whom, how that does, and everything that can be done about it. */
export function SectionCard({ section, pinned, timeZone, onAction }: SectionCardProps) {
  const heading = useId();
  const { app, live, previous, canary, disabled, health, paths, releases } = section;
  const release = (id: string) => releases.find((each) => each.release === id);
  return (
    <article className={styles.card} aria-labelledby={heading}>
      <header className={styles.header}>
        <h2 id={heading}>{app}</h2>
        {disabled && <Badge tone="danger">Switched off</Badge>}
        {!live && previous && <Badge tone="danger">Retired</Badge>}
        {canary && <Badge tone="ember">Canary</Badge>}
        {pinned && <Badge tone="warning">Pinned here</Badge>}
      </header>
      <div className={styles.now}>
        <div className={styles.served}>
          {live ? (
            <Served title="Live" id={live} health={health.live}>
              {release(live) &&
                `${release(live)!.version}, published ${dateAndTime(release(live)!.publishedAt, timeZone)}`}
            </Served>
          ) : (
            <p>{previous ? 'It’s off the site.' : 'Nothing live yet.'} Promote a release below.</p>
          )}
          {canary && (
            <Served title="Canary" id={canary.release} health={health.canary} against={health.live}>
              {`${shownAudience(canary)}, since ${dateAndTime(canary.since, timeZone)}`}
            </Served>
          )}
        </div>
        {pinned && (
          <p className={styles.pin}>
            This browser uses <strong>{shortId(pinned)}</strong> instead of the live release.{' '}
            <Button variant="quiet" size="small" onClick={() => onAction({ kind: 'unpin', app })}>
              Unpin
            </Button>
          </p>
        )}
        <div className={styles.actions}>
          {canary && (
            <>
              <Button
                size="small"
                onClick={() => onAction({ kind: 'promote', app, release: canary.release })}
              >
                {' '}
                Promote canary{' '}
              </Button>
              <Button
                variant="secondary"
                size="small"
                onClick={() => onAction({ kind: 'canary', app, release: canary.release })}
              >
                Change audience
              </Button>
              <Button variant="secondary" size="small" onClick={() => onAction({ kind: 'stop canary', app })}>
                {' '}
                Stop canary{' '}
              </Button>
            </>
          )}
          {previous && (
            <Button variant="secondary" size="small" onClick={() => onAction({ kind: 'rollback', app })}>
              Roll back to {shortId(previous)}
            </Button>
          )}
          <Button
            variant="secondary"
            size="small"
            onClick={() => onAction({ kind: disabled ? 'enable' : 'disable', app })}
          >
            {disabled ? 'Switch on' : 'Switch off'}
          </Button>
          {live && (
            <Button variant="secondary" size="small" onClick={() => onAction({ kind: 'retire', app })}>
              Retire
            </Button>
          )}
        </div>
        <p className={styles.about}>
          {paths.length > 0 ? `Paths: ${paths.join(', ')}` : 'No paths.'}{' '}
          <Button variant="quiet" size="small" onClick={() => onAction({ kind: 'give paths', app })}>
            Change<VisuallyHidden> the paths of {app}</VisuallyHidden>
          </Button>
        </p>
      </div>
      <div className={styles.more}>
        <RecentReleases section={section} pinned={pinned} timeZone={timeZone} onAction={onAction} />
        {live && <Speed app={app} live={live} canary={canary?.release ?? null} />}
      </div>
    </article>
  );
}

interface ServedProps {
  title: string;
  id: string;
  health: ReleaseHealth | null;
  against?: ReleaseHealth | null;
  children: string | undefined | false;
}

function Served({ title, id, health, against, children }: ServedProps) {
  return (
    <div className={styles.release}>
      <h3>{title}</h3>
      <p className={styles.id}>{shortId(id)}</p>
      {children && <p className={styles.about}>{children}</p>}
      {health && <Health health={health} against={against ?? null} />}
    </div>
  );
}
