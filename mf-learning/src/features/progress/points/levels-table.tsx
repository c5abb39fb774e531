import { formatNumber, pluralize } from '@futurelab/platform/format';
import { Badge, TableScroll, classNames } from '@futurelab/platform/ui';
import type { Level } from '../../../queries/progress';
import styles from './levels-table.module.css';

interface LevelsTableProps {
  levels: Level[];
  current: number;
  points: number;
}

/** What each level takes, and where the member is among them. */
export function LevelsTable({ levels, current, points }: LevelsTableProps) {
  const next = levels.find(({ level }) => level === current + 1);
  return (
    <div className={styles.levels}>
      <p>
        {next
          ? `${pluralize(next.points - points, 'point')} to level ${next.level}, ${next.title}.`
          : 'You’ve reached the top level. Points still count.'}
      </p>
      <TableScroll label="Levels">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Level</th>
              <th scope="col">Name</th>
              <th scope="col">From</th>
            </tr>
          </thead>
          <tbody>
            {levels.map(({ level, title, points: from }) => (
              <tr key={level} className={classNames(level === current && styles.current)}>
                <td>{level}</td>
                <th scope="row">
                  {title} {level === current && <Badge tone="lagoon">You are here</Badge>}
                </th>
                <td>{formatNumber(from)} points</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </div>
  );
}
