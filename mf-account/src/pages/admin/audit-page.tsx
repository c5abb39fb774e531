import { paths } from '@futurelab/platform/paths';
import { useInfiniteQuery } from '@futurelab/platform/query';
import { useSearchParams } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import { LinkButton } from '@futurelab/platform/ui';
import { auditColumns } from '../../features/audit/audit-columns';
import { auditLogFile, auditLogQuery } from '../../queries/admin/audit';
import { StaffList } from '../../shared/staff/list/staff-list';
import { StaffPage } from '../../shared/staff/staff-page';
import type { Filter } from '../../shared/staff/list/list-form';

const FILTERS: Filter[] = [
  { name: 'who', label: 'Who' },
  { name: 'what', label: 'What' },
  { name: 'from', label: 'First day', type: 'date' },
  { name: 'to', label: 'Last day', type: 'date' },
];

/** Every act of staff, deploy tokens and jobs, for administrators. */
export default function AuditPage() {
  const { user } = useSession();
  const [params] = useSearchParams();
  return (
    <StaffPage
      path={paths.adminAudit}
      title="Audit log"
      lead="Who did what, when and why. Entries can’t be changed or deleted. Days are in UTC."
      actions={
        <LinkButton to={auditLogFile(params)} variant="secondary" download>
          Export CSV
        </LinkButton>
      }
    >
      <Log params={params} timeZone={user?.timeZone ?? 'UTC'} />
    </StaffPage>
  );
}

function Log({ params, timeZone }: { params: URLSearchParams; timeZone: string }) {
  return (
    <StaffList
      label="Audit log"
      columns={auditColumns(timeZone)}
      orderedBy="at"
      filters={FILTERS}
      pages={useInfiniteQuery(auditLogQuery(params))}
      keyOf={({ id }) => id}
    />
  );
}
