import { formatNumber } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { myRsvpsQuery } from '@futurelab/platform/queries/events';
import { myGroupsQuery } from '@futurelab/platform/queries/groups';
import { myEnrollmentsQuery, userPointsQuery } from '@futurelab/platform/queries/learning';
import { useQuery } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import { Badge } from '@futurelab/platform/ui';
import { Panel, useReads } from '@futurelab/platform/components/panel';
import { learningPoints } from './learning-points';
import styles from './quick-stats.module.css';

interface QuickStatsProps {
  isHPCMember: boolean;
}

/** Events, groups and points in one glance. */
export function QuickStats({ isHPCMember }: QuickStatsProps) {
  const reads = useReads({
    enrollments: myEnrollmentsQuery,
    rsvps: myRsvpsQuery,
    groups: myGroupsQuery,
  });
  const { data: points } = useQuery(userPointsQuery);
  return (
    <Panel title="Quick Stats" reads={reads} variant="boxed">
      {({ enrollments, rsvps, groups }) => (
        <>
          <dl className={styles.stats}>
            <div>
              <dt>Events RSVP&apos;d</dt>
              <dd>{rsvps.length}</dd>
            </div>
            <div>
              <dt>Groups joined</dt>
              <dd>{groups.length}</dd>
            </div>
            <div>
              <dt>Learning points</dt>
              <dd>
                {formatNumber(
                  points?.totalPoints ??
                    learningPoints({ enrollments, rsvps: rsvps.length, groups: groups.length }),
                )}
              </dd>
            </div>
            {points !== undefined && points.exchangesSettled > 0 && (
              <div>
                <dt>Exchanges completed</dt>
                <dd>{points.exchangesSettled}</dd>
              </div>
            )}
          </dl>
          {isHPCMember && (
            <Link to={paths.accountMembership}>
              <Badge tone="ember">HPC Member</Badge>
            </Link>
          )}
        </>
      )}
    </Panel>
  );
}
