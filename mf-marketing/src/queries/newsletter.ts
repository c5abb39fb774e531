import { write, type Schema } from '@futurelab/platform/api';
import { mutationOptions } from '@futurelab/platform/query';

export const subscriptionMutation = mutationOptions({
  mutationFn: (subscription: Schema<'SubscribeRequest'>) =>
    write('POST', '/api/subscribe', { body: subscription }),
});
