import { pluralize, shortDateWithYear } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { Button, EmptyState, LinkButton } from '@futurelab/platform/ui';
import type { Friends } from '../../queries/friends';
import { FriendRow } from './friend-row';
import styles from './friends.module.css';
import { useFriendship } from './use-change';

interface ListProps {
  friends: Friends;
  timeZone: string;
}

export function FriendList({ friends: { friends, counts }, timeZone }: ListProps) {
  if (friends.length === 0)
    return (
      <EmptyState
        title="No friends yet"
        action={<LinkButton to={`${paths.friends}?tab=suggestions`}>See suggestions</LinkButton>}
      >
        Send a connection request from a member’s profile. They appear here once they accept.
      </EmptyState>
    );
  return (
    <>
      <ul className={styles.list}>
        {friends.map((friend) => (
          <FriendRow
            key={friend.id}
            person={friend}
            note={<p className={styles.quiet}>Friends since {shortDateWithYear(friend.since, timeZone)}</p>}
          >
            <LinkButton to={paths.messageTo(friend.id)} variant="secondary" size="small">
              Message
            </LinkButton>
          </FriendRow>
        ))}
      </ul>
      {counts.friends > friends.length && (
        <p>
          <Link to={`${paths.members}?friends=true`}>
            All {pluralize(counts.friends, 'friend')} in the directory
          </Link>
        </p>
      )}
    </>
  );
}

export function ReceivedList({ friends: { received }, timeZone }: ListProps) {
  const change = useFriendship();
  const busy = (id: string, to: 'connect' | 'disconnect') =>
    change.isPending && change.variables.id === id && change.variables.change === to;
  return (
    <ul className={styles.list}>
      {received.map((one) => (
        <FriendRow
          key={one.id}
          person={one}
          note={<p className={styles.quiet}>Requested {shortDateWithYear(one.since, timeZone)}</p>}
        >
          <Button
            size="small"
            aria-label={`Accept ${one.name}`}
            busy={busy(one.id, 'connect')}
            onClick={() => change.mutate({ id: one.id, change: 'connect' })}
          >
            Accept
          </Button>
          <Button
            size="small"
            variant="secondary"
            aria-label={`Decline ${one.name}`}
            busy={busy(one.id, 'disconnect')}
            onClick={() => change.mutate({ id: one.id, change: 'disconnect' })}
          >
            Decline
          </Button>
        </FriendRow>
      ))}
    </ul>
  );
}

export function SentList({ friends: { sent }, timeZone }: ListProps) {
  const change = useFriendship();
  return (
    <ul className={styles.list}>
      {sent.map((one) => (
        <FriendRow
          key={one.id}
          person={one}
          note={<p className={styles.quiet}>Requested {shortDateWithYear(one.since, timeZone)}</p>}
        >
          <Button
            size="small"
            variant="secondary"
            aria-label={`Withdraw request to ${one.name}`}
            busy={change.isPending && change.variables.id === one.id}
            onClick={() => change.mutate({ id: one.id, change: 'disconnect' })}
          >
            Withdraw
          </Button>
        </FriendRow>
      ))}
    </ul>
  );
}

export function SuggestionList({ friends: { suggestions } }: ListProps) {
  const change = useFriendship();
  if (suggestions.length === 0)
    return (
      <EmptyState title="No suggestions yet" action={<LinkButton to={paths.groups}>Find a group</LinkButton>}>
        Join a group or start a course to see members who share your interests.
      </EmptyState>
    );
  return (
    <ul className={styles.list}>
      {suggestions.map((one) => (
        <FriendRow
          key={one.id}
          person={one}
          note={
            <ul className={styles.reason} aria-label="In common with you">
              {one.commonalities.map((reason) => (
                <li dir="auto" key={reason}>
                  {reason}
                </li>
              ))}
            </ul>
          }
        >
          <Button
            size="small"
            variant="secondary"
            aria-label={`Connect with ${one.name}`}
            busy={change.isPending && change.variables.id === one.id}
            onClick={() => change.mutate({ id: one.id, change: 'connect' })}
          >
            Connect
          </Button>
        </FriendRow>
      ))}
    </ul>
  );
}
