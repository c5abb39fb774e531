import type { Course } from '@futurelab/platform/queries/learning';
import type { ReactNode } from 'react';
import styles from './lesson-columns.module.css';
import { LessonOutline } from './lesson-outline';

interface LessonColumnsProps {
  course: Course;
  /** The lesson that is read, by its id or slug. */
  current: string;
  children: ReactNode;
}

/** A lesson beside the outline of its course. */
export const LessonColumns = ({ course, current, children }: LessonColumnsProps) => (
  <div className={styles.columns}>
    <aside className={styles.aside}>
      <LessonOutline course={course} current={current} />
    </aside>
    <div className={styles.content}>{children}</div>
  </div>
);
