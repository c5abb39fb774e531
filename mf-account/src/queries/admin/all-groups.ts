import { apiPagesQuery, type Schema } from '@futurelab/platform/api';
import { choiceIn, fileAddress, orderIn, textIn } from '../../shared/model/list-filters';

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

const readFilters = (params: URLSearchParams) => ({
  query: textIn(params, 'query'),
  state: choiceIn(params, 'state', GROUP_STATES),
  order: orderIn(params),
});

export const allGroupsQuery = (params: URLSearchParams) =>
  apiPagesQuery('/api/admin/groups', { query: { ...readFilters(params), limit: 50 } });

/** The same as a file. */
export const allGroupsFile = (params: URLSearchParams): string =>
  fileAddress('/api/admin/groups.csv', readFilters(params));
