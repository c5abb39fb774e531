import { apiQuery } from '@futurelab/platform/api';

export const authProvidersQuery = apiQuery('/api/auth/providers');

/** The identity that waits in this browser for its address to be proved. */
export const neededProofQuery = apiQuery('/api/auth/proof');
