import { formatNumber } from '@futurelab/platform/format';
import { Link } from '@futurelab/platform/router';
import type { StaffPath } from '../../queries/admin/learning-paths';
import { staffPaths } from '../../shared/staff-paths';
import type { Column } from '../../shared/staff/staff-table';
import styles from './learning-paths.module.css';
import { stateOf } from './path-state';

export const PATH_COLUMNS: Column<StaffPath>[] = [
  {
    key: 'title',
    label: 'Title',
    isName: true,
    cell: ({ id, title }) => (
      <Link to={staffPaths.learningPath(id)}>
        <bdi>{title}</bdi>
      </Link>
    ),
  },
  { key: 'state', label: 'Status', cell: stateOf },
  {
    key: 'courses',
    label: 'Courses',
    cell: ({ courses }) =>
      courses.length === 0 ? (
        'None'
      ) : (
        <ol className={styles.names}>
          {courses.map(({ id, title, isWithdrawn }) => (
            <li key={id}>
              <bdi>{title}</bdi>
              {isWithdrawn && ' (withdrawn)'}
            </li>
          ))}
        </ol>
      ),
  },
  { key: 'members', label: 'Members', isShort: true, cell: ({ memberCount }) => formatNumber(memberCount) },
];
