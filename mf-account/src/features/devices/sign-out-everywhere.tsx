import { Dialog } from '@futurelab/platform/overlays';
import { paths } from '@futurelab/platform/paths';
import { useMutation } from '@futurelab/platform/query';
import { Button } from '@futurelab/platform/ui';
import { navigateAway } from '../../shared/model/full-page-navigation';
import { allSessionsEndMutation } from '../../queries/sign-in/devices';

/** Asks first, because it is this browser too. */
export function SignOutEverywhere({ onClose }: { onClose: () => void }) {
  const end = useMutation({ ...allSessionsEndMutation, onSuccess: () => navigateAway(paths.home) });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Sign out everywhere?"
      description="Every browser is signed out at once, this one too. Nothing you wrote is lost; sign in again whenever you like."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Stay signed in
          </Button>
          <Button variant="danger" busy={end.isPending || end.isSuccess} onClick={() => end.mutate()}>
            Sign out everywhere
          </Button>
        </>
      }
    >
      <p role="alert">
        {end.error && 'Nobody is signed out yet: the connection may have dropped. Try again.'}
      </p>
    </Dialog>
  );
}
