import { Panel, useReads } from '@futurelab/platform/components/panel';
import { shortDateWithYear } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { myGroupsQuery } from '@futurelab/platform/queries/groups';
import { isCompleted, myAchievementsQuery, myEnrollmentsQuery } from '@futurelab/platform/queries/learning';
import { useQuery } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import { Badge, classNames, Icon, type IconName } from '@futurelab/platform/ui';
import type { ReactNode } from 'react';
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
              <Item key={title} title={title} href={href} icon={unlocked ? (ICONS[index] ?? 'star') : 'lock'}>
                {unlocked ? <Badge tone="success">Unlocked</Badge> : <p className={styles.rule}>{rule}</p>}
              </Item>
            ))}
            {latestOthers(all, three, OTHERS).map(({ key, title, rule, href, earnedAt }) => (
              <Item key={key} title={title} href={href} icon="star">
                <p className={styles.rule}>
                  {rule}, {shortDateWithYear(earnedAt!, timeZone)}
                </p>
              </Item>
            ))}
          </ul>
        );
      }}
    </Panel>
  );
}

interface ItemProps {
  title: string;
  href: string | undefined;
  icon: IconName;
  children: ReactNode;
}

const Item = ({ title, href, icon, children }: ItemProps) => (
  <li className={classNames(styles.achievement, icon !== 'lock' && styles.unlocked)}>
    <span className={styles.mark}>
      <Icon name={icon} />
    </span>
    <div>
      <h3 className={styles.title}>{href ? <Link to={href}>{title}</Link> : title}</h3>
      {children}
    </div>
  </li>
);
