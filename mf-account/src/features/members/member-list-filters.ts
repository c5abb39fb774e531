import { ACTIVITY, PLANS, ROLES, STATES } from '../../queries/admin/members/member-filters';
import type { Filter } from '../../shared/staff/list/list-form';

/** Moderators search names alone, and by no plan. */
export const memberListFilters = (isForAdmin: boolean): Filter[] => [
  { name: 'query', label: isForAdmin ? 'Name or email' : 'Name' },
  ...(isForAdmin ? [{ name: 'plan', label: 'Plan', choices: PLANS }] : []),
  { name: 'state', label: 'Status', choices: STATES },
  { name: 'role', label: 'Role', choices: ROLES },
  { name: 'country', label: 'Country' },
  { name: 'active', label: 'Last active', choices: ACTIVITY },
];
