import { useMutation, useQuery } from '@futurelab/platform/query';
import { useSite } from '@futurelab/platform/session';
import { Checkbox, QueryBoundary, Skeleton } from '@futurelab/platform/ui';
import { FormError } from '@futurelab/platform/components/form-error';
import { newsletterMutation, newsletterQuery } from '../../queries/account/newsletter';

/** Whether the newsletter comes by mail; saved when it is changed. A choice of its own: nothing else depends on it. */
export function NewsletterChoice() {
  const choice = useQuery(newsletterQuery);
  const save = useMutation(newsletterMutation);
  const { acceptsSubscribers } = useSite();
  return (
    <QueryBoundary query={choice} what="your setting" skeleton={<Skeleton lines={2} />}>
      {({ state }) => (
        <>
          <Checkbox
            label="Send me the newsletter"
            hint={
              !acceptsSubscribers && state === 'off'
                ? 'Sign-up is closed right now.'
                : state === 'asked'
                  ? 'We sent you an email. Confirm your address to subscribe.'
                  : 'New writing and what’s coming up. Every issue has an unsubscribe link.'
            }
            disabled={!acceptsSubscribers && state === 'off'}
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
