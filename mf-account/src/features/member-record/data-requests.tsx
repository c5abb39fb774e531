import { longDateWithYear } from '@futurelab/platform/format';
import { Button, Section } from '@futurelab/platform/ui';
import { useState } from 'react';
import { MergeDialog } from './merge/merge-dialog';
import styles from './member-record.module.css';
import type { PartProps } from './part';

/** What members ask to be done with everything of theirs. */
export function DataRequests({ member, timeZone, onAct }: PartProps) {
  const { deletion } = member;
  const [isMerging, setMerging] = useState(false);
  return (
    <Section title="Data requests">
      <p className={styles.quiet}>
        {deletion
          ? `The account will be erased on ${longDateWithYear(deletion.erasesAt, timeZone)}.`
          : 'No erasure is scheduled.'}
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" size="small" onClick={() => onAct('export')}>
          Export data
        </Button>
        <Button variant="secondary" size="small" onClick={() => onAct('erase')}>
          {deletion ? 'Change erasure' : 'Erase account'}
        </Button>
        {deletion && (
          <Button variant="secondary" size="small" onClick={() => onAct('keep')}>
            Keep account
          </Button>
        )}
        <Button variant="secondary" size="small" onClick={() => setMerging(true)}>
          Merge with another account
        </Button>
      </div>
      {isMerging && <MergeDialog member={member} onClose={() => setMerging(false)} />}
    </Section>
  );
}
