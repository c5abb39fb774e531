import type { GroupDetail } from '../../queries/groups';
import { HiddenNotice } from '../../shared/hidden-notice/hidden-notice';

const NOTES: Record<Exclude<GroupDetail['state'], 'open'>, { title: string; text: string }> = {
  pending: {
    title: 'Pending review',
    text: 'An administrator will review this group. Until then, only owners and administrators can see it. You’ll be notified when it opens.',
  },
  returned: {
    title: 'Changes requested',
    text: 'Edit the group and save to resubmit it.',
  },
  hidden: {
    title: 'A moderator has hidden this group',
    text: 'Only owners can see this page. Its content is saved. If you disagree, contact us.',
  },
  removed: {
    title: 'A moderator has removed this group',
    text: 'Its content is saved, but no one can see it.',
  },
};

/** Why others do not see a group or nobody can write in it, and what comes next. */
export function HiddenGroupNotice({ group: { state, returnedReason, isArchived } }: { group: GroupDetail }) {
  if (state === 'open')
    return isArchived ? (
      <HiddenNotice title="This group is archived">
        It’s read-only. No one can join or post unless an owner reopens it.
      </HiddenNotice>
    ) : null;
  const { title, text } = NOTES[state];
  return (
    <HiddenNotice title={title} reason={returnedReason}>
      {text}
    </HiddenNotice>
  );
}
