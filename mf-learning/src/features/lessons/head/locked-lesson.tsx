import type { Course } from '@futurelab/platform/queries/learning';
import { classNames, EmptyState, PageHead, PageHeader } from '@futurelab/platform/ui';
import type { ReactNode } from 'react';
import headerStyles from './lesson-header.module.css';
import type { LessonLock } from './lesson-lock';
import styles from './locked-lesson.module.css';

interface LockedLessonProps {
  lock: LessonLock;
  title: string;
  course: Course;
  /** What opens it. */
  children: ReactNode;
}

/** A lesson that is closed to its reader: how it begins, and what opens it. */
export const LockedLesson = ({ lock, title, course, children }: LockedLessonProps) => (
  <>
    <PageHead title={title} description={`A lesson of ${course.title}.`} unlisted />
    <PageHeader className={headerStyles.header} eyebrow={course.title} title={title} />
    {lock.beginning && (
      <p dir="auto" className={styles.beginning}>
        {lock.beginning}
      </p>
    )}
    <EmptyState
      className={classNames(styles.lock, lock.beginning !== null && styles.over)}
      title={lock.title}
      action={<div className={styles.ways}>{children}</div>}
    >
      {lock.explanation}
    </EmptyState>
  </>
);
