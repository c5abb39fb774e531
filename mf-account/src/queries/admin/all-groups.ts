import { apiPagesQuery, type Schema } from '@futurelab/platform/api';

export type AdministeredGroup = Schema<'AdministeredGroup'>;
type GroupState = Schema<'GroupState'>;

export const GROUP_STATES: Record<GroupState, string> = {
  active: 'Active',
  archived: 'Archived',
  pending: 'Pending',
  returned: 'Changes requested',
  hidden: 'Hidden',
  removed: 'Removed',
};

export const GROUP_VISIBILITIES: Record<AdministeredGroup['visibility'], string> = {
  public: 'Public',
  private: 'Private',
  pro: 'HPC',
  secret: 'Secret',
};

const isState = (text: string | null): text is GroupState => text !== null && text in GROUP_STATES;

/** What an address asks for; empty fields ask for nothing. */
function readFilters(params: URLSearchParams) {
  const state = params.get('state');
  return {
    query: params.get('query')?.slice(0, 100) || undefined,
    state: isState(state) ? state : undefined,
    order: params.get('order') === 'oldest' ? ('oldest' as const) : undefined,
  };
}

export const allGroupsQuery = (params: URLSearchParams) =>
  apiPagesQuery('/api/admin/groups', { query: { ...readFilters(params), limit: 50 } });

/** The same as a file. */
export function allGroupsFile(params: URLSearchParams): string {
  const asked = Object.entries(readFilters(params)).filter(([, value]) => value !== undefined);
  return `/api/admin/groups.csv?${new URLSearchParams(asked as [string, string][])}`;
}
