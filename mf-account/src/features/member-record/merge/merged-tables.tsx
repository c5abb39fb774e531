import { formatNumber } from '@futurelab/platform/format';
import type { MergePreview } from '../../../queries/admin/members/merging';
import { StaffTable, type Column } from '../../../shared/staff/staff-table';

type MergedTable = MergePreview['tables'][number];

/** “Event rsvps” */
function nameOf({ table }: MergedTable): string {
  const name = table.replaceAll('_', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const COLUMNS: Column<MergedTable>[] = [
  { key: 'table', label: 'What', isName: true, cell: nameOf },
  { key: 'moved', label: 'Moved', isShort: true, cell: ({ moved }) => formatNumber(moved) },
  { key: 'dropped', label: 'Dropped', isShort: true, cell: ({ dropped }) => formatNumber(dropped) },
];

/** What a merge does to each table. */
export const MergedTables = ({ tables }: Pick<MergePreview, 'tables'>) =>
  tables.length === 0 ? (
    <p>The other account is empty.</p>
  ) : (
    <StaffTable label="What moves" columns={COLUMNS} rows={tables} keyOf={({ table }) => table} />
  );
