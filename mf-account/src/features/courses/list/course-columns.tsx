import { dateAndTime } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import type { CourseToEdit } from '../../../queries/admin/courses/course-list';
import type { Column } from '../../../shared/staff/staff-table';
import { CopyButton } from './copy-button';
import { stateOf } from './course-state';

export const courseColumns = (timeZone: string): Column<CourseToEdit>[] => [
  {
    key: 'title',
    label: 'Title',
    isName: true,
    cell: ({ id, title }) => (
      <Link to={paths.adminCourse(id)}>
        <bdi>{title}</bdi>
      </Link>
    ),
  },
  {
    key: 'state',
    label: 'Status',
    cell: (course) =>
      course.publishAt
        ? `${stateOf(course)}, publishes ${dateAndTime(course.publishAt, timeZone)}`
        : stateOf(course),
  },
  {
    key: 'instructor',
    label: 'Instructor',
    cell: ({ instructor }) => <bdi>{instructor?.name ?? 'FutureLab'}</bdi>,
  },
  {
    key: 'learners',
    label: 'Learners',
    isShort: true,
    cell: ({ learnerCount }) => learnerCount.toLocaleString('en-US'),
  },
  {
    key: 'changed',
    label: 'Changed',
    cell: ({ updatedAt }) =>
      updatedAt && <time dateTime={updatedAt}>{dateAndTime(updatedAt, timeZone)}</time>,
  },
  { key: 'acts', label: 'Actions', cell: (course) => <CopyButton course={course} /> },
];
