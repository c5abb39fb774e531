import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { Avatar, QueryBoundary, Skeleton } from '@futurelab/platform/ui';
import { groupMembersQuery, type GroupPerson, type GroupRole } from '../../queries/group-people';
import { usePages } from '../../shared/paging/use-pages';
import { ShowMore } from '../../shared/paging/show-more';
import { ChangeDialog } from './change-dialog';
import styles from './group-people.module.css';

interface MemberListProps {
  /** As the address has it. */
  group: string;
  groupId: string;
  /** The viewer's own role, an administrator's being that of an owner. */
  role: GroupRole | null;
  ownId: string | undefined;
}

const ROLES: Record<GroupRole, string> = { owner: 'Owner', moderator: 'Moderator', member: 'Member' };

/** Everybody in a group, and for its owners what can be done. */
export function MemberList({ group, groupId, role, ownId }: MemberListProps) {
  const pages = usePages((cursor) => groupMembersQuery(group, cursor));
  const mayChange = (person: GroupPerson) =>
    role === 'owner' || (role === 'moderator' && person.role === 'member' && person.id !== ownId);
  return (
    <QueryBoundary query={pages} what="members" skeleton={<Skeleton lines={3} />}>
      {({ items }) => (
        <>
          <ul className={styles.list}>
            {items.map((person) => (
              <li key={person.id} className={styles.row}>
                <Avatar name={person.name} src={person.profileImageUrl} />
                <div className={styles.text}>
                  <Link dir="auto" to={paths.memberProfile(person.slug)}>
                    {person.name}
                  </Link>
                  <p className={styles.quiet}>{ROLES[person.role]}</p>
                </div>
                {mayChange(person) && (
                  <div className={styles.ways}>
                    <ChangeDialog
                      key={person.role}
                      groupId={groupId}
                      person={person}
                      isOwner={role === 'owner'}
                      isSelf={person.id === ownId}
                    />
                  </div>
                )}
              </li>
            ))}
          </ul>
          <ShowMore pages={pages} what="members" />
        </>
      )}
    </QueryBoundary>
  );
}
