import { Panel, useReads } from '@futurelab/platform/components/panel';
import { formatNumber } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { myGroupsQuery } from '@futurelab/platform/queries/groups';
import { LinkButton } from '@futurelab/platform/ui';
import { discussionCountQuery } from '../../queries/posts';
import styles from './community-card.module.css';

/** How much is being talked about, and the way in. */
export function CommunityCard() {
  const reads = useReads({ discussions: discussionCountQuery, groups: myGroupsQuery });
  return (
    <Panel title="Community" reads={reads} variant="boxed">
      {({ discussions, groups }) => (
        <>
          <dl className={styles.counts}>
            <div>
              <dt>Discussions</dt>
              <dd>{formatNumber(discussions.total ?? discussions.items.length)}</dd>
            </div>
            <div>
              <dt>Groups joined</dt>
              <dd>{groups.length}</dd>
            </div>
          </dl>
          <LinkButton to={paths.community} variant="secondary" size="small" className={styles.action}>
            Go to community
          </LinkButton>
        </>
      )}
    </Panel>
  );
}
