import type { ApiError } from '@futurelab/platform/api';
import { useQueryClient } from '@futurelab/platform/query';
import { Button, Icon } from '@futurelab/platform/ui';
import { useState } from 'react';
import { shortId } from '../../../model/release-labels';
import { refreshReleases, type SectionReleases } from '../../../queries/admin/releases';
import styles from './conflict.module.css';

interface ConflictProps {
  error: ApiError;
  section: SectionReleases;
  /** How things are now has come. */
  onLooked: () => void;
}

/** A change that was refused, usually because somebody else was faster: says so, and reads again. */
export function Conflict({ error, section, onLooked }: ConflictProps) {
  const [looking, setLooking] = useState(false);
  const client = useQueryClient();
  const look = () => {
    setLooking(true);
    void refreshReleases(client).then(onLooked);
  };
  return (
    <div role="alert" className={styles.conflict}>
      <p>
        <Icon name="alert" /> {messageOf(error, section.app)} Nothing was changed by you, and your reason is
        still here.
      </p>
      <Button variant="secondary" size="small" onClick={look} busy={looking}>
        Look again
      </Button>
    </div>
  );
}

function messageOf({ code, details, explanation }: ApiError, app: string): string {
  if (code !== 'release_conflict') return explanation ?? 'This does not fit how things are now.';
  const [live] = details.live ?? [];
  const [canary] = details.canary ?? [];
  const facts = [
    live && `live is ${shortId(live)}`,
    canary ? `${shortId(canary)} is a canary` : 'no canary runs',
    details.disabled?.[0] === 'true' && 'it is switched off',
  ].filter(Boolean);
  return `Somebody else has moved ${app} meanwhile: ${facts.join(', ')}.`;
}
