export { ApiError } from './api-error';
export { browserTransport, request, write, type Transport } from './client';
export { apiListQuery, apiQuery, apiQueryOrNull } from './queries';
export { createQueryClient, type ListPage } from './query-client';
export type { components, operations, paths as apiPaths } from './schema';
export type { Schema } from './schema-types';
