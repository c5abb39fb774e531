import { useMutation, useQuery } from '@futurelab/platform/query';
import { Checkbox, QueryBoundary, Skeleton } from '@futurelab/platform/ui';
import { FormError } from '../form/form-error';
import { newsletterMutation, newsletterQuery } from '../../queries/account/newsletter';

/** Whether the newsletter comes by mail; saved when it is changed. A choice of its own: nothing else depends on it. */
export function NewsletterChoice() {
  const choice = useQuery(newsletterQuery);
  const save = useMutation(newsletterMutation);
  return (
    <QueryBoundary query={choice} what="your choice" skeleton={<Skeleton lines={2} />}>
      {({ state }) => (
        <>
          <Checkbox
            label="Send me the newsletter"
            hint={
              state === 'asked'
                ? 'We have sent you a mail. Confirm your address there, and it begins.'
                : 'What we wrote and what is coming up. Every issue has a link that ends it.'
            }
            checked={save.isPending ? save.variables : state !== 'off'}
            aria-busy={save.isPending}
            onChange={({ target }) => save.mutate(target.checked)}
          />
          <FormError error={save.error} />
        </>
      )}
    </QueryBoundary>
  );
}
