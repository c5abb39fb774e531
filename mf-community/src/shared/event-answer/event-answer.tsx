import { paths } from '@futurelab/platform/paths';
import type { EventSummary, Rsvp } from '@futurelab/platform/queries/events';
import { useMutation } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import { noteIntent, useSession } from '@futurelab/platform/session';
import { toastError } from '@futurelab/platform/toast';
import { Button, Icon, LinkButton, VisuallyHidden } from '@futurelab/platform/ui';
import { rsvpInPlaceMutation, type FeedEvent } from '../../queries/feed';
import styles from './event-answer.module.css';

interface AnswerableEvent extends Pick<FeedEvent, 'status' | 'isFull' | 'access'> {
  id: string;
  href: string;
  title: string;
}

const ELSEWHERE = { waitlisted: 'You’re on the waitlist', held: 'A spot is held for you' };

/** An event of a list, with the member's answer to it. */
export const answerable = (
  { id, slug, title, access, placesLeft }: EventSummary,
  status: Rsvp['status'] | null,
): AnswerableEvent => ({ id, title, access, status, href: paths.event(slug), isFull: placesLeft === 0 });

/** "Going" in place, and again to take it back; what needs more than one press leads to the event. */
export function EventAnswer({ event }: { event: AnswerableEvent }) {
  const { id, href, title, status, isFull, access } = event;
  const { user } = useSession();
  const rsvp = useMutation({
    ...rsvpInPlaceMutation(id),
    onError: (error) => toastError('Your answer wasn’t saved', error),
  });
  const isGoing = status === 'going';
  if (status === 'waitlisted' || status === 'held')
    return <EventLink href={href} label={ELSEWHERE[status]} title={title} />;
  if (!isGoing && user && access === 'pro' && !user.isHPCMember && !user.isAdmin)
    return (
      <Link className={styles.link} to={paths.joinProFor(href)}>
        Join Pro to attend
        <VisuallyHidden> {title}</VisuallyHidden>
      </Link>
    );
  if (!isGoing && isFull) return <EventLink href={href} label="Full, join the waitlist" title={title} />;
  if (!user)
    return (
      <LinkButton
        variant="secondary"
        size="small"
        to={paths.signIn(href)}
        onClick={() => noteIntent(`going:${id}`)}
      >
        Going<VisuallyHidden> to {title}</VisuallyHidden>
      </LinkButton>
    );
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
  <Link className={styles.link} to={href}>
    {label}
    <VisuallyHidden> for {title}</VisuallyHidden>
  </Link>
);
