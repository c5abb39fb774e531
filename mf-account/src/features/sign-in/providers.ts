import { apiQuery, type Schema } from '@futurelab/platform/api';

export const authProvidersQuery = apiQuery<Schema<'AuthProviders'>>('/api/auth/providers');
