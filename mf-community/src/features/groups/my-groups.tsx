import { Panel, useReads } from '@futurelab/platform/components/panel';
import { pluralize } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { myGroupsQuery } from '@futurelab/platform/queries/groups';
import { Link } from '@futurelab/platform/router';
import { LinkButton } from '@futurelab/platform/ui';
import { GroupCover } from '../../shared/group-cover/group-cover';
import styles from './my-groups.module.css';

const SHOWN = 2;

/** The member's first two groups; the rest is counted. */
export function MyGroups() {
  const reads = useReads({ groups: myGroupsQuery });
  return (
    <Panel title="My Groups" more={{ to: paths.groups, label: 'All groups' }} reads={reads} variant="boxed">
      {({ groups }) => {
        if (groups.length === 0)
          return (
            <>
              <p className={styles.quiet}>You haven’t joined a group yet.</p>
              <LinkButton to={paths.groups} variant="secondary" size="small" className={styles.action}>
                Find a group
              </LinkButton>
            </>
          );
        const more = groups.length - SHOWN;
        return (
          <>
            <ul className={styles.groups}>
              {groups.slice(0, SHOWN).map(({ id, group }) => (
                <li key={id}>
                  <div className={styles.cover}>
                    <GroupCover group={group} ratio="square" sizes="3rem" />
                  </div>
                  <div>
                    <h3 className={styles.name}>
                      <Link dir="auto" to={paths.group(group.slug)}>
                        {group.name}
                      </Link>
                    </h3>
                    <p className={styles.quiet}>{pluralize(group.memberCount, 'member')}</p>
                  </div>
                </li>
              ))}
            </ul>
            {more > 0 && <p className={styles.quiet}>and {more} more</p>}
          </>
        );
      }}
    </Panel>
  );
}
