import { Panel, useReads } from '@futurelab/platform/components/panel';
import { paths } from '@futurelab/platform/paths';
import { memberHighlightQuery, type MemberHighlight } from '@futurelab/platform/queries/members';
import { Link } from '@futurelab/platform/router';
import { Avatar } from '@futurelab/platform/ui';
import { highlightName } from './member-name';
import styles from './member-highlight.module.css';

/** One other member and what the two have in common; nothing while there is nobody to show. */
export function MemberHighlightCard() {
  const reads = useReads({ highlight: memberHighlightQuery });
  if (reads.state === 'ready' && reads.data.highlight === null) return null;
  return (
    <Panel
      title="Member Highlight"
      more={{ to: paths.community, label: 'Meet the community' }}
      reads={reads}
      variant="boxed"
    >
      {({ highlight }) => highlight && <Member highlight={highlight} />}
    </Panel>
  );
}

function Member({ highlight: { user, commonalities } }: { highlight: MemberHighlight }) {
  const name = highlightName(user);
  return (
    <div className={styles.member}>
      <div className={styles.person}>
        <Avatar name={name} src={user.profileImageUrl} size="large" />
        <div>
          <h3 className={styles.name}>
            <Link dir="auto" to={paths.memberProfile(user.id)}>
              {name}
            </Link>
          </h3>
          {user.currentRole && (
            <p dir="auto" className={styles.role}>
              {user.currentRole}
            </p>
          )}
          {user.location && (
            <p dir="auto" className={styles.quiet}>
              {user.location}
            </p>
          )}
        </div>
      </div>
      {commonalities.length > 0 && (
        <div>
          <p className={styles.quiet}>In common with you</p>
          <ul className={styles.commonalities}>
            {commonalities.map((commonality) => (
              <li key={commonality} dir="auto">
                {commonality}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
