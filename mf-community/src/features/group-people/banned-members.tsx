import { longDate } from '@futurelab/platform/format';
import { useMutation, useQuery } from '@futurelab/platform/query';
import { Avatar, Button, QueryBoundary, Section, Skeleton } from '@futurelab/platform/ui';
import { SendingError } from '../../shared/composer/sending-error';
import { bansQuery, unbanMutation, type BannedMember } from '../../queries/group-people';
import styles from './group-people.module.css';

interface BannedMembersProps {
  groupId: string;
  timeZone: string;
}

/** Who was removed and does not come back; nothing where there is nobody. */
export function BannedMembers({ groupId, timeZone }: BannedMembersProps) {
  const query = useQuery(bansQuery(groupId));
  if (query.data?.length === 0) return null;
  return (
    <Section
      layout="margin"
      title="Banned members"
      lead="They can’t join, ask to join, or use an invitation."
    >
      <QueryBoundary query={query} what="banned members" skeleton={<Skeleton lines={2} />}>
        {(people) => (
          <ul className={styles.list}>
            {people.map((person) => (
              <Row key={person.member.id} groupId={groupId} person={person} timeZone={timeZone} />
            ))}
          </ul>
        )}
      </QueryBoundary>
    </Section>
  );
}

function Row({ groupId, person, timeZone }: BannedMembersProps & { person: BannedMember }) {
  const { member, createdAt } = person;
  const letting = useMutation(unbanMutation(groupId));
  return (
    <li className={styles.row}>
      <Avatar name={member.name} src={member.profileImageUrl} />
      <div className={styles.text}>
        <p dir="auto">{member.name}</p>
        <p className={styles.quiet}>Banned {longDate(createdAt, timeZone)}</p>
        <SendingError error={letting.error} />
      </div>
      <div className={styles.ways}>
        <Button
          size="small"
          variant="secondary"
          aria-label={`Unban ${member.name}`}
          busy={letting.isPending}
          onClick={() => letting.mutate(member.id)}
        >
          Unban
        </Button>
      </div>
    </li>
  );
}
