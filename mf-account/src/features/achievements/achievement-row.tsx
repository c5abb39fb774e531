import { Badge, classNames, Icon, type IconName } from '@futurelab/platform/ui';
import { isCompleted } from '../../model/enrollments';
import { useHomeData } from '../../queries/home';
import { Panel } from '../../panel/panel';
import styles from './achievement-row.module.css';
import { achievementsOf } from './achievements';

const ICONS: IconName[] = ['book', 'star', 'users'];

/** The three achievements; a locked one says what unlocks it. */
export function AchievementRow() {
  const reads = useHomeData('enrollments', 'groups');
  return (
    <Panel title="Achievements" reads={reads}>
      {({ enrollments, groups }) => (
        <ul className={styles.row}>
          {achievementsOf({
            coursesEnrolled: enrollments.length,
            coursesCompleted: enrollments.filter(isCompleted).length,
            groupsJoined: groups.length,
          }).map(({ title, rule, unlocked }, index) => (
            <li key={title} className={classNames(styles.achievement, unlocked && styles.unlocked)}>
              <span className={styles.mark}>
                <Icon name={unlocked ? (ICONS[index] ?? 'star') : 'lock'} />
              </span>
              <div>
                <h3 className={styles.title}>{title}</h3>
                {unlocked ? <Badge tone="success">Unlocked</Badge> : <p className={styles.rule}>{rule}</p>}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
