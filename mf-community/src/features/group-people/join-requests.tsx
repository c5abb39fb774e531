import { longDate } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { useMutation } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import { Avatar, Button, EmptyState, QueryBoundary, Skeleton } from '@futurelab/platform/ui';
import { SendingError } from '../../shared/composer/sending-error';
import { joinRequestMutation, joinRequestsQuery, type JoinRequest } from '../../queries/group-people';
import { usePages } from '../../shared/paging/use-pages';
import { ShowMore } from '../../shared/paging/show-more';
import styles from './group-people.module.css';

interface JoinRequestsProps {
  groupId: string;
  timeZone: string;
}

/** Who would like to join, with what they answered. */
export function JoinRequests({ groupId, timeZone }: JoinRequestsProps) {
  const pages = usePages((cursor) => joinRequestsQuery(groupId, cursor));
  return (
    <QueryBoundary query={pages} what="requests" skeleton={<Skeleton lines={3} />}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState title="No requests">We’ll notify you when someone asks to join.</EmptyState>
        ) : (
          <>
            <ul className={styles.list}>
              {items.map((request) => (
                <Request key={request.id} groupId={groupId} request={request} timeZone={timeZone} />
              ))}
            </ul>
            <ShowMore pages={pages} what="requests" />
          </>
        )
      }
    </QueryBoundary>
  );
}

interface RequestProps extends JoinRequestsProps {
  request: JoinRequest;
}

function Request({ groupId, request: { member, answers, createdAt }, timeZone }: RequestProps) {
  const deciding = useMutation(joinRequestMutation(groupId));
  const decide = (agrees: boolean) => deciding.mutate({ memberId: member.id, agrees });
  return (
    <li className={styles.row}>
      <Avatar name={member.name} src={member.profileImageUrl} />
      <div className={styles.text}>
        <p>
          <Link dir="auto" to={paths.memberProfile(member.slug)}>
            {member.name}
          </Link>{' '}
          <span className={styles.quiet}>requested {longDate(createdAt, timeZone)}</span>
        </p>
        {answers.length > 0 && (
          <dl className={styles.answers}>
            {answers.map(({ question, answer }) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        )}
        <SendingError error={deciding.error} />
      </div>
      <div className={styles.ways}>
        <Button
          size="small"
          aria-label={`Approve ${member.name}`}
          busy={deciding.isPending && deciding.variables.agrees}
          onClick={() => decide(true)}
        >
          Approve
        </Button>
        <Button
          size="small"
          variant="secondary"
          aria-label={`Decline ${member.name}`}
          busy={deciding.isPending && !deciding.variables.agrees}
          onClick={() => decide(false)}
        >
          Decline
        </Button>
      </div>
    </li>
  );
}
