import type { GroupDetail } from '../../queries/groups';
import { HiddenNotice } from '../../shared/hidden-notice/hidden-notice';

const NOTES: Record<Exclude<GroupDetail['state'], 'open'>, { title: string; text: string }> = {
  pending: {
    title: 'It opens once an administrator has looked',
    text: 'Until then only its owners and administrators see this page. You’ll be notified when it opens.',
  },
  returned: {
    title: 'An administrator asks for a change',
    text: 'Edit the group and save: that sends it again.',
  },
  hidden: {
    title: 'A moderator has hidden this group',
    text: 'Only its owners see this page, and what is in it is kept. If you see it otherwise, write to us.',
  },
  removed: {
    title: 'A moderator has removed this group',
    text: 'What is in it is kept, and nobody sees it.',
  },
};

/** Why others do not see a group or nobody can write in it, and what comes next. */
export function HiddenGroupNotice({ group: { state, returnedReason, isArchived } }: { group: GroupDetail }) {
  if (state === 'open')
    return isArchived ? (
      <HiddenNotice title="This group is archived">
        You can read what is here. Nobody can join or post unless an owner reopens it.
      </HiddenNotice>
    ) : null;
  const { title, text } = NOTES[state];
  return (
    <HiddenNotice title={title} reason={returnedReason}>
      {text}
    </HiddenNotice>
  );
}
