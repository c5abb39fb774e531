import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { Link, useLocation } from '@futurelab/platform/router';
import { VisuallyHidden } from '@futurelab/platform/ui';
import { activeGroupsQuery } from '../../queries/active-groups';
import styles from './active-groups.module.css';

const TITLE_ID = 'active-groups-title';

/** In the rail beside every page: ways to the member's groups, marked where something is unread. */
export function ActiveGroups() {
  const { data: groups = [] } = useQuery(activeGroupsQuery);
  const { pathname } = useLocation();
  if (groups.length === 0) return null;
  return (
    <>
      <p id={TITLE_ID} className={styles.title}>
        Your groups
      </p>
      <ul className={styles.groups} aria-labelledby={TITLE_ID}>
        {groups.map(({ id, slug, name, isUnread }) => (
          <li key={id}>
            <Link
              to={paths.group(slug)}
              className={styles.group}
              aria-current={pathname === paths.group(slug) ? 'page' : undefined}
            >
              <span className={styles.name} dir="auto">
                {name}
              </span>
              {isUnread && (
                <span className={styles.dot}>
                  <VisuallyHidden>Unread</VisuallyHidden>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
