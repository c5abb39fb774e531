import { longDate } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { Badge, Button, LinkButton, RelativeTime } from '@futurelab/platform/ui';
import { useState } from 'react';
import type { MentorshipItem } from '../../queries/mentorship';
import styles from './mentorship.module.css';
import { RequestFacts } from './request-facts';
import { NoteDialog } from './note-dialog';
import { ProposalDialog } from './proposal-dialog';

interface QueueItemProps {
  request: MentorshipItem;
  timeZone: string;
}

/** A request as a mentor sees it, with what can be done about it. */
export function QueueItem({ request, timeZone }: QueueItemProps) {
  const [asked, setAsked] = useState<'proposal' | 'note' | null>(null);
  const { id, topic, state, member, isPro, isOverdue, answerBy, createdAt } = request;
  const close = () => setAsked(null);
  return (
    <li className={styles.item}>
      <h3 dir="auto">{topic}</h3>
      <p className={styles.quiet}>
        <Link dir="auto" to={paths.memberProfile(member.slug)}>
          {member.name}
        </Link>
        {', '}
        <RelativeTime at={createdAt} timeZone={timeZone} /> {isPro && <Badge>Pro</Badge>}{' '}
        {isOverdue && <Badge tone="warning">Overdue</Badge>}
      </p>
      {state === 'open' && !isOverdue && (
        <p className={styles.quiet}>Answer by {longDate(`${answerBy}T12:00:00Z`, 'UTC')}</p>
      )}
      <RequestFacts request={request} timeZone={timeZone} otherZone={request.memberTimeZone} />
      <div className={styles.actions}>
        {state === 'scheduled' && (
          <>
            <Button size="small" aria-label={`Write the note on ${topic}`} onClick={() => setAsked('note')}>
              Write note
            </Button>
            <LinkButton size="small" variant="secondary" to={paths.mentorSessionFile(id)}>
              Add to calendar
            </LinkButton>
          </>
        )}
        <Button
          size="small"
          variant={state === 'open' ? 'primary' : 'secondary'}
          aria-label={`${state === 'open' ? 'Propose times' : 'Propose other times'} for ${topic}`}
          onClick={() => setAsked('proposal')}
        >
          {state === 'open' ? 'Propose times' : 'Propose other times'}
        </Button>
      </div>
      {asked === 'proposal' && <ProposalDialog request={request} timeZone={timeZone} onClose={close} />}
      {asked === 'note' && <NoteDialog request={request} onClose={close} />}
    </li>
  );
}
