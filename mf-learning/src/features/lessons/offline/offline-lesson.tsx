import { cacheLesson } from '@futurelab/platform/member-worker';
import { paths } from '@futurelab/platform/paths';
import { courseQuery, lessonQuery, type Lesson } from '@futurelab/platform/queries/learning';
import { Icon } from '@futurelab/platform/ui';
import { useEffect } from 'react';
import { noteQuery, reflectionQuery, type LessonAddress } from '../../../queries/lessons';
import { useOnline } from '../../../shared/use-online';
import styles from './offline-lesson.module.css';

/** Once the page has loaded what it needs itself. */
const KEEP_AFTER_MS = 1500;

interface OfflineLessonProps {
  lesson: Lesson;
  address: LessonAddress;
  userId: string;
}

/** Keeps the lesson on this device, and says so when there is no network. */
export function OfflineLesson({ lesson, address, userId }: OfflineLessonProps) {
  const online = useOnline();
  const { courseParam, lessonParam } = address;
  useEffect(() => {
    const queries = [
      courseQuery(courseParam),
      lessonQuery(courseParam, lessonParam),
      noteQuery(lesson.id),
      reflectionQuery(lesson.id),
    ];
    const urls = [
      paths.lesson(courseParam, lessonParam),
      ...queries.map(({ queryKey: [url] }) => String(url)),
    ];
    const timer = setTimeout(() => {
      if (navigator.onLine) cacheLesson(userId, urls).catch(() => undefined);
    }, KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [courseParam, lessonParam, lesson.id, userId]);
  return (
    <p role="status" className={styles.line}>
      {!online && (
        <>
          <Icon name="alert" /> You’re offline. This lesson and your progress are saved on this device.
        </>
      )}
    </p>
  );
}
