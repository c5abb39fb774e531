import { apiQuery } from '@futurelab/platform/api';

export interface AuthProvider {
  id: string;
  name: string;
}

export interface AuthProviders {
  providers: AuthProvider[];
  defaultProviderId: string | null;
}

export const authProvidersQuery = apiQuery<AuthProviders>('/api/auth/providers');
