import { apiQuery, liveQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions } from '@futurelab/platform/query';

export type Certificate = Schema<'CertificateResponse'>;

export const myCertificatesQuery = liveQuery(apiQuery('/api/my/certificates'), 'course:*');

/** For anyone who has its link. */
export const certificateQuery = (id: string) => apiQuery('/api/certificates/{id}', { path: { id } });

/** Issues it with the name that the profile has now. */
export const reissueMutation = (id: string) =>
  mutationOptions({
    mutationFn: () => write('POST', '/api/my/certificates/{id}/reissue', { path: { id } }),
    onSuccess: (_data, _variables, _before, { client }) => client.invalidateQueries(),
  });

export const revocationMutation = (id: string) =>
  mutationOptions({
    mutationFn: () => write('DELETE', '/api/my/certificates/{id}', { path: { id } }),
    onSuccess: (_data, _variables, _before, { client }) => client.invalidateQueries(),
  });
