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
      description="This signs out every browser, including this one. Nothing you wrote is lost."
      cancel="Stay signed in"
      action="Sign out everywhere"
      staysOpen
      busy={end.isPending || end.isSuccess}
      onConfirm={() => end.mutate()}
    >
      <p role="alert">{end.error && 'You haven’t been signed out. Check your connection and try again.'}</p>
    </ConfirmDialog>
  );
}
