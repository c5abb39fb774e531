import { paths } from '@futurelab/platform/paths';
import { useMutation } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import { toastError } from '@futurelab/platform/toast';
import { Button, Icon, VisuallyHidden } from '@futurelab/platform/ui';
import { feedRsvpMutation, type FeedEvent } from '../../queries/feed';
import styles from './feed.module.css';

interface EventAnswerProps {
  event: FeedEvent & { id: string; href: string; title: string };
  isPro: boolean;
}

const ELSEWHERE = { waitlisted: 'You’re on the waitlist', held: 'A spot is held for you' };

/** "Going" in place, and again to take it back; what needs more than one press leads to the event. */
export function EventAnswer({ event: { id, href, title, status, isFull, access }, isPro }: EventAnswerProps) {
  const rsvp = useMutation({
    ...feedRsvpMutation(id),
    onError: (error) => toastError('Your answer wasn’t saved', error),
  });
  const isGoing = status === 'going';
  if (status === 'waitlisted' || status === 'held')
    return <EventLink href={href} label={ELSEWHERE[status]} title={title} />;
  if (!isGoing && access === 'pro' && !isPro)
    return (
      <Link className={styles.action} to={paths.joinProFor(href)}>
        Join Pro to attend
        <VisuallyHidden> {title}</VisuallyHidden>
      </Link>
    );
  if (!isGoing && isFull) return <EventLink href={href} label="Full, join the waitlist" title={title} />;
  return (
    <div className={styles.answer}>
      <Button
        variant="secondary"
        size="small"
        aria-pressed={isGoing}
        busy={rsvp.isPending}
        onClick={() => rsvp.mutate(isGoing ? 'declined' : 'going')}
      >
        {isGoing && <Icon name="check" />}
        Going<VisuallyHidden> to {title}</VisuallyHidden>
      </Button>
      {status === 'maybe' && <span>You answered Maybe</span>}
    </div>
  );
}

const EventLink = ({ href, label, title }: { href: string; label: string; title: string }) => (
  <Link className={styles.action} to={href}>
    {label}
    <VisuallyHidden> for {title}</VisuallyHidden>
  </Link>
);
