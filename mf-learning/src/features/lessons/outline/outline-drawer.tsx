import type { Course } from '@futurelab/platform/queries/learning';
import { Button } from '@futurelab/platform/ui';
import { lazy, Suspense, useState } from 'react';
import styles from './lesson-outline.module.css';

const OutlineSheet = lazy(() => import('./outline-sheet'));

/** On a phone: the lessons of the course, one press away. Without scripts they stand below the lesson. */
export function OutlineDrawer({ course, current }: { course: Course; current: string }) {
  const [open, setOpen] = useState(false);
  const lessons = course.modules.flatMap(({ lessons: some }) => some);
  const place = lessons.findIndex(({ id, slug }) => id === current || slug === current) + 1;
  return (
    <div className={styles.drawer}>
      <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Lessons{place > 0 && `: ${place} of ${lessons.length}`}
      </Button>
      {open && (
        <Suspense>
          <OutlineSheet course={course} current={current} onOpenChange={setOpen} />
        </Suspense>
      )}
    </div>
  );
}
