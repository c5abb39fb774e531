import { apiQuery } from '@futurelab/platform/api';

export const authProvidersQuery = apiQuery('/api/auth/providers');
