import { muteMemberMutation } from '@futurelab/platform/queries/mutes';
import type { MemberProfile } from '@futurelab/platform/queries/members';
import { useMutation } from '@futurelab/platform/query';
import { toast, toastError } from '@futurelab/platform/toast';
import { Button } from '@futurelab/platform/ui';

/** Stops listing what a member writes, without a word to them. */
export function MuteButton({ member: { id, name, isMuted } }: { member: MemberProfile }) {
  const mute = useMutation({
    ...muteMemberMutation,
    onError: (error) => toastError('That didn’t work', error),
  });
  const press = () =>
    mute.mutate(
      { id, muted: !isMuted },
      {
        onSuccess: () =>
          toast(
            isMuted
              ? { title: `${name} is unmuted` }
              : {
                  title: `${name} is muted`,
                  description:
                    'You won’t see their posts or get notifications from them. They aren’t notified.',
                },
          ),
      },
    );
  return (
    <Button variant="quiet" size="small" busy={mute.isPending} onClick={press}>
      {isMuted ? 'Unmute' : 'Mute'}
    </Button>
  );
}
