import { clockTime } from '@futurelab/platform/format';
import { useQueryClient } from '@futurelab/platform/query';
import { Button } from '@futurelab/platform/ui';
import { useState } from 'react';
import { refreshReleases } from '../../queries/admin/releases';
import styles from './refresh-button.module.css';

interface RefreshButtonProps {
  /** When the numbers were read, in milliseconds; 0: not yet. */
  readAt: number;
  timeZone: string;
}

/** Reads the numbers again: they change with every visit, and nothing here asks by itself. */
export function RefreshButton({ readAt, timeZone }: RefreshButtonProps) {
  const [busy, setBusy] = useState(false);
  const client = useQueryClient();
  const press = () => {
    setBusy(true);
    void refreshReleases(client).finally(() => setBusy(false));
  };
  return (
    <div className={styles.refresh}>
      <Button variant="secondary" size="small" onClick={press} busy={busy}>
        Refresh
      </Button>
      {readAt > 0 && (
        <span className={styles.time} role="status">
          Updated at {clockTime(new Date(readAt).toISOString(), timeZone)}
        </span>
      )}
    </div>
  );
}
