import { Panel, useReads } from '@futurelab/platform/components/panel';
import { shortDateWithYear } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { myGroupsQuery } from '@futurelab/platform/queries/groups';
import { isCompleted, myAchievementsQuery, myEnrollmentsQuery } from '@futurelab/platform/queries/learning';
import { useQuery } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import { Badge, type IconName } from '@futurelab/platform/ui';
import { AchievementFact, AchievementItem } from './achievement-item';
import styles from './achievement-row.module.css';
import { achievementsOf, latestOthers } from './achievements';

const ICONS: IconName[] = ['book', 'star', 'users'];
const OTHERS = 3;

interface AchievementRowProps {
  /** IANA zone of the member. */
  timeZone: string;
}

/** The three achievements, a locked one with what unlocks it, and what else was earned last. */
export function AchievementRow({ timeZone }: AchievementRowProps) {
  const reads = useReads({ enrollments: myEnrollmentsQuery, groups: myGroupsQuery });
  const { data: all = [] } = useQuery(myAchievementsQuery);
  return (
    <Panel
      title="Achievements"
      more={{ to: `${paths.progress}#achievements`, label: 'All achievements' }}
      reads={reads}
    >
      {({ enrollments, groups }) => {
        const counts = {
          coursesEnrolled: enrollments.length,
          coursesCompleted: enrollments.filter(isCompleted).length,
          groupsJoined: groups.length,
        };
        const three = achievementsOf(counts, all);
        return (
          <ul className={styles.row}>
            {three.map(({ title, rule, unlocked, href }, index) => (
              <AchievementItem
                key={title}
                title={linked(title, href)}
                icon={unlocked ? (ICONS[index] ?? 'star') : 'lock'}
                isEarned={unlocked}
              >
                {unlocked ? (
                  <Badge tone="success">Unlocked</Badge>
                ) : (
                  <AchievementFact>{rule}</AchievementFact>
                )}
              </AchievementItem>
            ))}
            {latestOthers(all, three, OTHERS).map(({ key, title, rule, href, earnedAt }) => (
              <AchievementItem key={key} title={linked(title, href)} icon="star" isEarned>
                <AchievementFact>
                  {rule}, {shortDateWithYear(earnedAt!, timeZone)}
                </AchievementFact>
              </AchievementItem>
            ))}
          </ul>
        );
      }}
    </Panel>
  );
}

const linked = (title: string, href: string | undefined) => (href ? <Link to={href}>{title}</Link> : title);
