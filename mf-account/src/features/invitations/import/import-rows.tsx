import { useState } from 'react';
import type { ImportedRow, ImportResult } from '../../../queries/admin/members/invitation-import';
import { ROLES } from '../../../queries/admin/members/member-filters';
import { StaffTable, type Column } from '../../../shared/staff/staff-table';
import styles from './import.module.css';

const LEFT_OUT: Record<Exclude<ImportedRow['outcome'], 'invited now'>, string> = {
  wrong: 'Rows with errors',
  repeated: 'Repeated in the file',
  member: 'Already has this role',
  invited: 'Already invited',
  suspended: 'Account suspended',
};

const LINE: Column<ImportedRow> = { key: 'line', label: 'Line', isShort: true, cell: ({ line }) => line };
const EMAIL: Column<ImportedRow> = {
  key: 'email',
  label: 'Email',
  isName: true,
  cell: ({ email }) => <bdi>{email || '–'}</bdi>,
};
const PEOPLE: Column<ImportedRow>[] = [
  LINE,
  EMAIL,
  { key: 'name', label: 'Name', cell: ({ name }) => <bdi>{name ?? '–'}</bdi> },
  { key: 'role', label: 'Role', isShort: true, cell: ({ accessLevel }) => ROLES[accessLevel] },
];
const PROBLEMS: Column<ImportedRow>[] = [
  LINE,
  EMAIL,
  { key: 'problem', label: 'Problem', cell: ({ problem }) => problem },
];

/** What came of each row, or would come of it. */
export function ImportRows({ result: { preview, unusedColumns, rows } }: { result: ImportResult }) {
  const withOutcome = (outcome: ImportedRow['outcome']) => rows.filter((row) => row.outcome === outcome);
  return (
    <>
      {unusedColumns.length > 0 && (
        <p className={styles.note}>
          Columns that aren’t used: <bdi>{unusedColumns.join(', ')}</bdi>.
        </p>
      )}
      {Object.entries(LEFT_OUT).map(([outcome, label]) => (
        <Rows key={outcome} label={label} rows={withOutcome(outcome as keyof typeof LEFT_OUT)} />
      ))}
      <Rows label={preview ? 'Ready to invite' : 'Invited'} rows={withOutcome('invited now')} />
    </>
  );
}

/** The rows with one outcome; those with something to correct are open. */
function Rows({ label, rows }: { label: string; rows: ImportedRow[] }) {
  const isWrong = rows.some(({ problem }) => problem !== null);
  const [isOpen, setOpen] = useState(isWrong);
  if (rows.length === 0) return null;
  return (
    <details
      className={styles.group}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {label} ({rows.length.toLocaleString('en')})
      </summary>
      {isOpen && (
        <StaffTable
          label={label}
          columns={isWrong ? PROBLEMS : PEOPLE}
          rows={rows}
          keyOf={({ line }) => String(line)}
        />
      )}
    </details>
  );
}
