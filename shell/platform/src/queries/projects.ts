import { apiQuery, liveQuery } from '@futurelab/platform/api';

export const projectQuery = (id: string) =>
  liveQuery(apiQuery('/api/projects/{id}', { path: { id } }), 'project:{id}', 'blocks');
