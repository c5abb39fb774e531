import { shortDateWithYear } from '@futurelab/platform/format';
import type { MemberProfile } from '@futurelab/platform/queries/members';
import { eventHostingMutation, type EventHosting } from '../../queries/admin/event-hosting';
import { ReasonDialog } from '../../shared/staff/reason/reason-dialog';

interface HostingDialogProps {
  member: Pick<MemberProfile, 'id' | 'name'>;
  /** As it is now; confirmed, it is the other way round. */
  hosting: EventHosting;
  timeZone: string;
  onClose: () => void;
}

/** Asks why a member may host events from now on, or may not any more. */
export function HostingDialog({ member: { id, name }, hosting, timeZone, onClose }: HostingDialogProps) {
  const allowed = !hosting.allowed;
  return (
    <ReasonDialog
      place={`event-hosting:${id}:${allowed}`}
      title={allowed ? `Let ${name} host events` : `Stop letting ${name} host events`}
      description={
        allowed
          ? 'They can plan events without owning a group, up to five at a time. We’ll notify them.'
          : 'Events they’ve planned stay. They can still host as a Pro member or in a group they own.'
      }
      action={allowed ? 'Let them host' : 'Stop letting them host'}
      isDanger={!allowed}
      mutation={eventHostingMutation(id, allowed)}
      success={allowed ? `${name} can now host events` : `${name} can no longer host events on their own`}
      onClose={onClose}
    >
      {hosting.since && (
        <p dir="auto">
          Allowed since {shortDateWithYear(hosting.since, timeZone)}: {hosting.reason}
        </p>
      )}
    </ReasonDialog>
  );
}
