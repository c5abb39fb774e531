import { shortDateWithYear } from '@futurelab/platform/format';
import { Badge, Button, VisuallyHidden } from '@futurelab/platform/ui';
import { useState } from 'react';
import { redirectRemovalMutation, type Redirect } from '../../queries/admin/redirects';
import { ReasonDialog } from '../../shared/staff/reason/reason-dialog';
import { StaffTable, type Column } from '../../shared/staff/staff-table';
import { RedirectDialog } from './redirect-dialog';
import styles from './redirects.module.css';

interface RedirectListProps {
  redirects: Redirect[];
  timeZone: string;
}

interface Acts {
  onChange: (redirect: Redirect) => void;
  onRemove: (redirect: Redirect) => void;
}

const columnsOf = (timeZone: string, { onChange, onRemove }: Acts): Column<Redirect>[] => [
  {
    key: 'from',
    label: 'From',
    isName: true,
    cell: ({ from }) => <code className={styles.address}>{from}</code>,
  },
  { key: 'to', label: 'To', cell: ({ to }) => <code className={styles.address}>{to}</code> },
  {
    key: 'type',
    label: 'Type',
    isShort: true,
    cell: ({ isPermanent }) => <Badge tone="neutral">{isPermanent ? 'Permanent' : 'Temporary'}</Badge>,
  },
  {
    key: 'since',
    label: 'Since',
    isShort: true,
    cell: ({ setAt }) => <time dateTime={setAt}>{shortDateWithYear(setAt, timeZone)}</time>,
  },
  { key: 'by', label: 'By', cell: ({ setBy }) => setBy?.name },
  {
    key: 'actions',
    label: 'Actions',
    isShort: true,
    cell: (redirect) => (
      <div className={styles.acts}>
        <Button variant="quiet" size="small" onClick={() => onChange(redirect)}>
          Change<VisuallyHidden> {redirect.from}</VisuallyHidden>
        </Button>
        <Button variant="quiet" size="small" onClick={() => onRemove(redirect)}>
          Remove<VisuallyHidden> {redirect.from}</VisuallyHidden>
        </Button>
      </div>
    ),
  },
];

/** Which addresses lead on, and what is done about them. */
export function RedirectList({ redirects, timeZone }: RedirectListProps) {
  const [changed, setChanged] = useState<Redirect | null>(null);
  const [removed, setRemoved] = useState<Redirect | null>(null);
  return (
    <>
      {redirects.length === 0 ? (
        <p>No redirects yet.</p>
      ) : (
        <StaffTable
          label="Redirects"
          columns={columnsOf(timeZone, { onChange: setChanged, onRemove: setRemoved })}
          rows={redirects}
          keyOf={({ id }) => id}
        />
      )}
      {changed && <RedirectDialog redirect={changed} onClose={() => setChanged(null)} />}
      {removed && (
        <ReasonDialog
          place={`redirect-removal-${removed.id}`}
          title={`Remove ${removed.from}`}
          description="Visitors see that there’s no page. Browsers may still remember a permanent redirect."
          action="Remove redirect"
          isDanger
          mutation={redirectRemovalMutation(removed.id)}
          success="Redirect removed"
          onClose={() => setRemoved(null)}
        />
      )}
    </>
  );
}
