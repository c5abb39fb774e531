import { ACTIVITY, PLANS, ROLES, STATES, STEPS } from '../../queries/admin/members/member-filters';
import { allOrOne } from '../../shared/staff/list/all-or-one';
import type { Filter } from '../../shared/staff/list/list-form';

/** Moderators search names alone, and by no plan. */
export const memberListFilters = (isForAdmin: boolean): Filter[] => [
  { name: 'query', label: isForAdmin ? 'Name or email' : 'Name' },
  ...(isForAdmin ? [{ name: 'plan', label: 'Plan', options: allOrOne(PLANS) }] : []),
  { name: 'state', label: 'Status', options: allOrOne(STATES) },
  { name: 'role', label: 'Role', options: allOrOne(ROLES) },
  { name: 'country', label: 'Country' },
  { name: 'active', label: 'Last active', options: allOrOne(ACTIVITY) },
  { name: 'joinedFrom', label: 'Joined from', type: 'date' },
  { name: 'joinedTo', label: 'Joined to', type: 'date' },
  ...(isForAdmin ? [{ name: 'step', label: 'Reached', options: allOrOne(STEPS) }] : []),
];
