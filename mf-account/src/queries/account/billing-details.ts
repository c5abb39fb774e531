import { apiQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions, replaceQueryData } from '@futurelab/platform/query';

export type BillingDetails = Schema<'BillingDetailsBody'>;

export const billingDetailsQuery = apiQuery('/api/my/billing-details');

export const billingDetailsMutation = mutationOptions({
  mutationFn: (body: BillingDetails) => write('PUT', '/api/my/billing-details', { body }),
  onSuccess: (details, _body, _before, { client }) =>
    replaceQueryData(client, billingDetailsQuery.queryKey, details),
});
