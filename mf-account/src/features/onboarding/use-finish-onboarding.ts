import { returnPath } from '@futurelab/platform/paths';
import { replaceQueryData, useMutation, useQueryClient } from '@futurelab/platform/query';
import { useNavigate, useSearchParams } from '@futurelab/platform/router';
import { sessionQuery } from '@futurelab/platform/session';
import { onboardingMutation } from '../../queries/account/profile';

/** Ends the onboarding for good and goes on: to where the member was going, else home. */
export function useFinishOnboarding() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return useMutation({
    ...onboardingMutation,
    onSuccess: async (user) => {
      // The home tells what was done in the steps: it is read afresh.
      client.removeQueries({ type: 'inactive' });
      replaceQueryData(client, sessionQuery.queryKey, user);
      void navigate(returnPath(search.get('returnTo')), { replace: true });
    },
  });
}
