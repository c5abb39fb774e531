import { ConfirmDialog } from '@futurelab/platform/components/confirm-dialog';
import { paths } from '@futurelab/platform/paths';
import { useMutation } from '@futurelab/platform/query';
import { navigateAway } from '../../shared/model/full-page-navigation';
import { allSessionsEndMutation } from '../../queries/sign-in/devices';

/** Asks first, because it is this browser too. */
export function SignOutEverywhere({ onClose }: { onClose: () => void }) {
  const end = useMutation({ ...allSessionsEndMutation, onSuccess: () => navigateAway(paths.home) });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Sign out everywhere?"
      description="Every browser is signed out at once, this one too. Nothing you wrote is lost; sign in again whenever you like."
      cancel="Stay signed in"
      action="Sign out everywhere"
      staysOpen
      busy={end.isPending || end.isSuccess}
      onConfirm={() => end.mutate()}
    >
      <p role="alert">
        {end.error && 'Nobody is signed out yet: the connection may have dropped. Try again.'}
      </p>
    </ConfirmDialog>
  );
}
