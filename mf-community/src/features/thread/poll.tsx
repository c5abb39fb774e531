import { ConfirmDialog } from '@futurelab/platform/components/confirm-dialog';
import { dateAndTime, pluralize } from '@futurelab/platform/format';
import { useMutation } from '@futurelab/platform/query';
import { Button, UserText } from '@futurelab/platform/ui';
import { useState } from 'react';
import { pollEndMutation } from '../../queries/polls';
import type { Post } from '../../queries/posts';
import { ActionError } from './parts/action-error';
import { PollBallot } from './poll-ballot';
import { PollEditing } from './poll-editing';
import { PollResults } from './poll-results';
import styles from './poll.module.css';

interface PollProps {
  post: Post;
  poll: NonNullable<Post['poll']>;
  timeZone: string;
  /** Whether the reader may write in the discussion. */
  mayWrite: boolean;
}

/** A ballot, or what was chosen so far: for who has voted, for its author, and for everybody once it has ended. */
export function Poll({ post, poll, timeZone, mayWrite }: PollProps) {
  const [isVoting, setVoting] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const mayVote = mayWrite && !poll.hasEnded;
  const hasResults = poll.options.every(({ voteCount }) => voteCount !== null);
  const showsBallot = mayVote && (isVoting || !hasResults);
  if (isEditing)
    return <PollEditing postId={post.id} poll={poll} timeZone={timeZone} onDone={() => setEditing(false)} />;
  return (
    <section className={styles.poll} aria-label="Poll">
      {showsBallot ? (
        <PollBallot postId={post.id} poll={poll} onDone={() => setVoting(false)} isChange={isVoting} />
      ) : hasResults ? (
        <PollResults poll={poll} />
      ) : (
        <ul className={styles.options}>
          {poll.options.map(({ text }) => (
            <li key={text}>
              <UserText>{text}</UserText>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.note}>{noteOn(poll, timeZone, { hasResults, mayVote })}</p>
      <div className={styles.actions}>
        {mayVote && !showsBallot && (
          <Button variant="quiet" size="small" onClick={() => setVoting(true)}>
            {poll.hasVoted ? 'Change vote' : 'Vote'}
          </Button>
        )}
        {post.isMine && !poll.hasEnded && poll.voterCount === 0 && (
          <Button variant="quiet" size="small" onClick={() => setEditing(true)}>
            Edit poll
          </Button>
        )}
        {post.isMine && !poll.hasEnded && <EndPoll postId={post.id} />}
      </div>
    </section>
  );
}

/** "22 people voted · Ends Dec 9, 11:59 PM · Results appear after you vote" */
const noteOn = (
  { voterCount, endsAt, hasEnded }: PollProps['poll'],
  timeZone: string,
  { hasResults, mayVote }: { hasResults: boolean; mayVote: boolean },
) =>
  [
    voterCount === 0 ? 'No votes yet' : pluralize(voterCount, 'person voted', 'people voted'),
    ...(endsAt ? [`${hasEnded ? 'Ended' : 'Ends'} ${dateAndTime(endsAt, timeZone)}`] : []),
    ...(hasResults ? [] : [`Results appear ${mayVote ? 'after you vote' : 'when the poll ends'}`]),
  ].join(' · ');

function EndPoll({ postId }: { postId: string }) {
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending, error } = useMutation(pollEndMutation(postId));
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        End poll
      </Button>
      <ConfirmDialog
        title="End this poll?"
        description="Everyone will see the results. You can’t reopen it."
        open={isOpen}
        onOpenChange={setOpen}
        cancel="Cancel"
        action="End poll"
        staysOpen
        busy={isPending}
        onConfirm={() => mutate(undefined, { onSuccess: () => setOpen(false) })}
      >
        <ActionError error={error} />
      </ConfirmDialog>
    </>
  );
}
