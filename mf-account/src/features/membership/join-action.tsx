import { ApiError } from '@futurelab/platform/api';
import { paths } from '@futurelab/platform/paths';
import { useMutation } from '@futurelab/platform/query';
import { useSession, useSite } from '@futurelab/platform/session';
import { Button, LinkButton } from '@futurelab/platform/ui';
import type { FormEvent } from 'react';
import { navigateAway } from '../../shared/model/full-page-navigation';
import { checkoutMutation, type Place } from '../../queries/account/membership';
import styles from './membership.module.css';
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
  const open = (event: FormEvent) => {
    event.preventDefault();
    if (checkout.isPending) return;
    checkout.mutate(
      { place, returnTo },
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
      <Button type="submit" size="large" wide busy={checkout.isPending}>
        Join for {PRICE} a month
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
