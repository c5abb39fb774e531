import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import type { CurrentUser } from '@futurelab/platform/session';
import {
  Avatar,
  EmptyState,
  LinkButton,
  QueryBoundary,
  RelativeTime,
  Skeleton,
  VisuallyHidden,
} from '@futurelab/platform/ui';
import { membersQuery } from '../../queries/members';
import { ShowMore } from '../../shared/paging/show-more';
import { usePages } from '../../shared/paging/use-pages';
import styles from './new-members.module.css';

/** Who joined lately, to be greeted. */
export function NewMembers({ viewer }: { viewer: CurrentUser }) {
  const pages = usePages((cursor) => membersQuery({ isNew: true }, cursor));
  return (
    <QueryBoundary query={pages} what="new members" skeleton={<Skeleton lines={16} />}>
      {({ items }) => {
        const others = items.filter(({ id }) => id !== viewer.id);
        return others.length === 0 ? (
          <EmptyState
            title="No new members this month"
            action={
              <LinkButton variant="secondary" to={paths.members}>
                Browse all members
              </LinkButton>
            }
          >
            New members appear here for 30 days.
          </EmptyState>
        ) : (
          <>
            <ul className={styles.list}>
              {others.map(({ id, slug, name, currentRole, location, profileImageUrl, joinedAt }) => (
                <li key={id} className={styles.row}>
                  <Avatar name={name} src={profileImageUrl} />
                  <div className={styles.text}>
                    <h2 className={styles.name} dir="auto">
                      <Link to={paths.memberProfile(slug)}>{name}</Link>
                    </h2>
                    <p className={styles.facts}>
                      <span dir="auto">{[currentRole, location].filter(Boolean).join(', ')}</span>
                      <span>
                        Joined <RelativeTime at={joinedAt} timeZone={viewer.timeZone} />
                      </span>
                    </p>
                  </div>
                  <LinkButton variant="secondary" size="small" to={paths.messageTo(id)}>
                    Say hello<VisuallyHidden> to {name}</VisuallyHidden>
                  </LinkButton>
                </li>
              ))}
            </ul>
            <ShowMore pages={pages} what="members" />
          </>
        );
      }}
    </QueryBoundary>
  );
}
