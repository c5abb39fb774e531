import { FaceStack } from '@futurelab/platform/components/face-stack';
import { clockTime, pluralize, shortDate, zoneAbbreviation } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import type { CurrentUser } from '@futurelab/platform/session';
import { Avatar, Icon, RelativeTime, UserText, VisuallyHidden } from '@futurelab/platform/ui';
import type { FeedItem } from '../../queries/feed';
import { EventAnswer } from '../../shared/event-answer/event-answer';
import { FEED_KINDS, repliesLabel, rolesLabel } from './feed-labels';
import styles from './feed.module.css';

interface FeedItemProps {
  item: FeedItem;
  viewer: CurrentUser;
  /** Level of the title, below the heading above the feed. */
  heading: 'h2' | 'h3';
}

/** One thing that happened: who, what kind and when; its title, two lines, and how it stands. */
export function FeedItemRow({ item, viewer, heading: Heading }: FeedItemProps) {
  const { person, kind, group, at, href, title, excerpt } = item;
  return (
    <>
      {person ? (
        <Avatar name={person.name} src={person.profileImageUrl} />
      ) : (
        <span className={styles.mark} aria-hidden="true">
          <Icon name={item.event ? 'calendar' : 'message'} />
        </span>
      )}
      <div className={styles.text}>
        <p className={styles.who}>
          {person && (
            <Link dir="auto" className={styles.name} to={paths.memberProfile(person.slug)}>
              {person.name}
            </Link>
          )}
          {person?.currentRole && (
            <span dir="auto" className={styles.role}>
              {person.currentRole}
            </span>
          )}
          <RelativeTime at={at} timeZone={viewer.timeZone} />
        </p>
        <p className={styles.about}>
          <span className={styles.kind}>{FEED_KINDS[kind]}</span>
          {group && (
            <span>
              in <UserText>{group}</UserText>
            </span>
          )}
        </p>
        <Heading className={styles.title}>
          <Link to={href}>
            <UserText clamped>{title}</UserText>
          </Link>
        </Heading>
        {excerpt && (
          <p dir="auto" className={styles.excerpt}>
            {excerpt}
          </p>
        )}
        <Standing item={item} viewer={viewer} />
      </div>
    </>
  );
}

/** Replies and reactions, or what the kind asks for. */
function Standing({ item, viewer }: Pick<FeedItemProps, 'item' | 'viewer'>) {
  const { event, project, kind, href, person, repliers, reactionCount } = item;
  if (event)
    return (
      <div className={styles.standing}>
        <time dateTime={event.startDate} className={styles.when}>
          {shortDate(event.startDate, viewer.timeZone)}, {clockTime(event.startDate, viewer.timeZone)}{' '}
          {zoneAbbreviation(event.startDate, viewer.timeZone)}
        </time>
        {event.going > 0 && <span>{event.going} going</span>}
        <EventAnswer event={{ ...item, ...event }} />
      </div>
    );
  if (project) return <p className={styles.standing}>{rolesLabel(project)}</p>;
  const replies = repliesLabel(item);
  const greets = kind === 'introduction' && person !== null && person.id !== viewer.id;
  if (!replies && !greets && reactionCount === 0) return null;
  return (
    <div className={styles.standing}>
      {replies && (
        <span className={styles.replies}>
          <FaceStack people={repliers} />
          <span dir="auto">{replies}</span>
        </span>
      )}
      {reactionCount > 0 && <span>{pluralize(reactionCount, 'reaction')}</span>}
      {greets && (
        <Link className={styles.action} to={`${href}#reply`}>
          Say hello<VisuallyHidden> to {person.name}</VisuallyHidden>
        </Link>
      )}
    </div>
  );
}
