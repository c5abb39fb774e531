import { ApiError } from '@futurelab/platform/api';
import { paths } from '@futurelab/platform/paths';
import { useMutation, useQuery } from '@futurelab/platform/query';
import { useSession, useSite } from '@futurelab/platform/session';
import { Button, LinkButton } from '@futurelab/platform/ui';
import type { SubmitEvent } from 'react';
import { navigateAway } from '../../shared/model/full-page-navigation';
import { checkoutMutation, proPricesQuery, type Place } from '../../queries/account/membership';
import styles from './membership.module.css';
import { PeriodChoice } from './period-choice';
import { PRICE } from './price';

interface JoinActionProps {
  place: Place;
  /** The page that the membership is bought for. */
  returnTo?: string | undefined;
}

const PAGES: Record<Place, string> = { membership: paths.joinPro, academy: paths.academyCheckout('pro') };

/** The way into the paid membership, with what happens next. */
export function JoinAction({ place, returnTo }: JoinActionProps) {
  const { user } = useSession();
  const { sellsPro } = useSite();
  if (!sellsPro) return <p>FutureLab Pro isn’t on sale right now.</p>;
  return user ? (
    <PayForm place={place} returnTo={returnTo} />
  ) : (
    <>
      <LinkButton to={paths.signIn(returnTo ? paths.joinProFor(returnTo) : PAGES[place])} size="large" wide>
        Sign in to join
      </LinkButton>
      <p className={styles.quiet}>You’ll create a free account, then come back here.</p>
    </>
  );
}

/** A plain form, too: it leads to the same page without a script. */
function PayForm({ place, returnTo }: JoinActionProps) {
  const checkout = useMutation(checkoutMutation);
  const { data: prices } = useQuery(proPricesQuery);
  const open = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (checkout.isPending) return;
    const chosen = new FormData(event.currentTarget).get('period');
    checkout.mutate(
      { period: chosen === 'year' ? 'year' : 'month', place, returnTo },
      {
        onSuccess: ({ url }) => navigateAway(url),
        onError: (error) => {
          if (codeOf(error) === 'already_active') navigateAway(paths.accountMembership);
        },
      },
    );
  };
  return (
    <form className={styles.join} method="post" action={paths.membershipForm('checkout')} onSubmit={open}>
      <input type="hidden" name="place" value={place} />
      {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
      {prices?.year && <PeriodChoice year={prices.year} />}
      <Button type="submit" size="large" wide busy={checkout.isPending}>
        {prices?.year ? 'Join FutureLab Pro' : `Join for ${PRICE} a month`}
      </Button>
      <div role="alert">
        {checkout.error && <p className={styles.problem}>{messageOf(checkout.error)}</p>}
      </div>
      <p className={styles.quiet}>
        You’ll pay on our payment provider’s page. You aren’t charged until you confirm, and we never see your
        card.
      </p>
    </form>
  );
}

const codeOf = (error: Error) => (error instanceof ApiError ? error.code : undefined);

const messageOf = (error: Error): string =>
  (error instanceof ApiError && error.explanation) || 'Checkout didn’t open. You weren’t charged. Try again.';
