import type { ApiError } from '@futurelab/platform/api';
import { Button, Icon } from '@futurelab/platform/ui';
import { shortId } from '../../../shared/model/release-labels';
import type { SectionReleases } from '../../../queries/admin/releases';
import styles from './conflict.module.css';

interface ConflictProps {
  error: ApiError;
  section: SectionReleases;
  /** Reads how things are now. */
  onRefresh: () => void;
  refreshing: boolean;
}

/** A change that was refused, usually because another administrator was faster: says so, and offers to read again. */
export function Conflict({ error, section, onRefresh, refreshing }: ConflictProps) {
  return (
    <div role="alert" className={styles.conflict}>
      <p>
        <Icon name="alert" /> {messageOf(error, section.app)} Your change wasn’t applied; your reason is still
        here.
      </p>
      <Button variant="secondary" size="small" onClick={onRefresh} busy={refreshing}>
        Refresh
      </Button>
    </div>
  );
}

function messageOf({ code, details, explanation }: ApiError, app: string): string {
  if (code !== 'release_conflict') return explanation ?? 'The section has changed since you loaded it.';
  const [live] = details.live ?? [];
  const [canary] = details.canary ?? [];
  const facts = [
    live && `live is ${shortId(live)}`,
    canary ? `${shortId(canary)} is a canary` : 'no canary is running',
    details.disabled?.[0] === 'true' && 'it is switched off',
  ].filter(Boolean);
  return `Someone else changed ${app}: ${facts.join(', ')}.`;
}
