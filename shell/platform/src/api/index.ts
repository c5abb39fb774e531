export { ApiError } from './api-error';
export {
  browserTransport,
  ensureConfirmedIdentity,
  read,
  sessionTransport,
  write,
  writeOnLeaving,
  type ApiAnswer,
  type Transport,
} from './client';
export type { Args, ListPath, Schema } from './operations';
export { apiListQuery, apiPagesQuery, apiQuery, type ListQuery, type PagesQuery } from './queries';
export { createQueryClient, type ListPage } from './query-client';
export { onSignal } from './signals';
export { liveQuery } from './topics';
