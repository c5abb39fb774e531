import { dateAndTime, pluralize } from '@futurelab/platform/format';
import { Badge, Button, VisuallyHidden } from '@futurelab/platform/ui';
import { shortId } from '../../shared/model/release-labels';
import type { ReleaseAction, ReleaseSummary, SectionReleases } from '../../queries/admin/releases';
import styles from './recent-releases.module.css';

interface RecentReleasesProps {
  section: SectionReleases;
  pinned: string | undefined;
  timeZone: string;
  onAction: (action: ReleaseAction) => void;
}

/** The newest stored releases, with what can be done with each. */
export function RecentReleases({ section, pinned, timeZone, onAction }: RecentReleasesProps) {
  const { releases } = section;
  return (
    <details className={styles.recent}>
      <summary>
        {pluralize(releases.length, 'recent release')}
        <VisuallyHidden> of {section.app}</VisuallyHidden>
      </summary>
      <ul className={styles.list}>
        {releases.map((release) => (
          <RecentRelease
            key={release.release}
            release={release}
            section={section}
            pinned={pinned === release.release}
            timeZone={timeZone}
            onAction={onAction}
          />
        ))}
      </ul>
    </details>
  );
}

interface RecentReleaseProps extends Omit<RecentReleasesProps, 'pinned'> {
  release: ReleaseSummary;
  pinned: boolean;
}

function RecentRelease({ release, section, pinned, timeZone, onAction }: RecentReleaseProps) {
  const { app, release: id, verification, findings } = release;
  const isLive = section.live === id;
  const isCanary = section.canary?.release === id;
  const action = (kind: 'promote' | 'canary' | 'pin', text: string) => (
    <Button variant="quiet" size="small" onClick={() => onAction({ kind, app, release: id })}>
      {text}
      <VisuallyHidden> {shortId(id)}</VisuallyHidden>
    </Button>
  );
  return (
    <li className={styles.release}>
      <div className={styles.text}>
        <p className={styles.id}>
          <strong>{shortId(id)}</strong>
          {isLive && <Badge tone="success">Live</Badge>}
          {isCanary && <Badge tone="ember">Canary</Badge>}
          {verification === 'failed' && <Badge tone="danger">Failed</Badge>}
          {verification === null && <Badge>Not verified</Badge>}
        </p>
        <p className={styles.about}>
          {release.version}, commit {release.commit.slice(0, 8)}
          {release.commit.endsWith('-dirty') && ' with uncommitted changes'},{' '}
          {Math.round(release.size / 1000)} kB; published {dateAndTime(release.publishedAt, timeZone)} by{' '}
          {release.publishedBy}
        </p>
        {findings.length > 0 && (
          <ul className={styles.findings}>
            {findings.map(({ code, severity, message }) => (
              <li key={code + message} className={severity === 'error' ? styles.error : undefined}>
                {message}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.actions}>
        {verification === 'passed' && !isLive && action('promote', 'Promote')}
        {verification === 'passed' && !isLive && !isCanary && action('canary', 'Canary')}
        {!pinned && action('pin', 'Pin')}
      </div>
    </li>
  );
}
