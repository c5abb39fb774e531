import { formatNumber } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import type { Analytics } from '../../queries/admin/analytics';
import { StaffTable, type Column } from '../../shared/staff/staff-table';
import styles from './analytics.module.css';
import { inPercent } from '../../shared/model/share';
import { Part } from './part';

type Lesson = Analytics['lessons'][number];

const COLUMNS: Column<Lesson>[] = [
  {
    key: 'lesson',
    label: 'Lesson',
    isName: true,
    cell: ({ course, courseSlug, lesson, lessonSlug, position }) => (
      <>
        <Link to={paths.lesson(courseSlug, lessonSlug)}>
          <bdi>{lesson}</bdi>
        </Link>
        <span className={styles.definition}>
          <bdi>{course}</bdi>, lesson {position}
        </span>
      </>
    ),
  },
  { key: 'reached', label: 'Reached', isShort: true, cell: ({ reached }) => formatNumber(reached) },
  { key: 'finished', label: 'Finished', isShort: true, cell: ({ finished }) => formatNumber(finished) },
  {
    key: 'left',
    label: 'Drop-off',
    isShort: true,
    cell: ({ reached, finished }) =>
      inPercent(reached === 0 ? null : Math.max(0, reached - finished) / reached),
  },
];

/** Where members stop in their courses. */
export const Lessons = ({ data }: { data: Analytics }) => (
  <Part
    title="Drop-off by lesson"
    metric="lessons"
    data={data}
    lead="Members who started the course during this period. Reached: finished the lesson before, or started the course. The largest drop first."
  >
    {data.lessons.length === 0 ? (
      <p className={styles.quiet}>No courses started in this period.</p>
    ) : (
      <StaffTable
        label="Drop-off by lesson"
        columns={COLUMNS}
        rows={data.lessons}
        keyOf={({ lessonSlug }) => lessonSlug}
      />
    )}
  </Part>
);
