import { paths } from '@futurelab/platform/paths';
import type { Course, Lesson } from '@futurelab/platform/queries/learning';
import { useQuery } from '@futurelab/platform/query';
import { useParams, useSearchParams } from '@futurelab/platform/router';
import {
  Button,
  Container,
  LoadErrorHeader,
  NotFound,
  PageHead,
  QueryBoundary,
  Skeleton,
} from '@futurelab/platform/ui';
import { useState } from 'react';
import { PreviewLink } from '../../features/courses/preview-link';
import { LessonHeader } from '../../features/lessons/head/lesson-header';
import { LockedLesson } from '../../features/lessons/head/locked-lesson';
import { LessonBlocks } from '../../features/lessons/lesson-blocks';
import { lessonLock, titleOf } from '../../features/lessons/head/lesson-lock';
import { LessonNavigation } from '../../features/lessons/lesson-navigation';
import { LessonOutline } from '../../features/lessons/lesson-outline';
import { PreviewBar } from '../../features/preview/preview-bar';
import { coursePreviewQuery, lessonPreviewQuery, readerIn } from '../../queries/previews';
import { MediaElementsContext, type MediaElements } from '../../shared/media-elements';
import { PreviewContext, type Reader } from '../../shared/preview';
import styles from './lesson-page.module.css';

/** One lesson of a draft as its page would show it to someone else. */
export default function PreviewLessonPage() {
  const { id = '', lessonId = '' } = useParams();
  const [params] = useSearchParams();
  const reader = readerIn(params);
  const query = useQuery(coursePreviewQuery(id, reader));
  return (
    <Container>
      <QueryBoundary
        query={query}
        what="the draft"
        skeleton={<Skeleton lines={12} />}
        notFound={<NotFound what="course" to={paths.adminCourses} label="See your courses" />}
        failed={<LoadErrorHeader title="Preview" />}
      >
        {(course) => (
          <PreviewContext value={{ course: id, reader }}>
            <PreviewBar
              reader={reader}
              addressFor={(other) => paths.lessonPreview(id, lessonId, other)}
              editor={paths.adminLesson(id, lessonId)}
            />
            <div className={styles.columns}>
              <aside className={styles.aside}>
                <LessonOutline course={course} current={lessonId} />
              </aside>
              <div className={styles.content}>
                <PreviewedLesson key={lessonId} course={course} lessonId={lessonId} id={id} reader={reader} />
              </div>
            </div>
          </PreviewContext>
        )}
      </QueryBoundary>
    </Container>
  );
}

interface PreviewedLessonProps {
  /** Of the course, as the address names it. */
  id: string;
  lessonId: string;
  reader: Reader;
  course: Course;
}

function PreviewedLesson({ id, lessonId, reader, course }: PreviewedLessonProps) {
  const query = useQuery(lessonPreviewQuery(id, lessonId, reader));
  const title = titleOf(course, lessonId);
  return (
    <QueryBoundary
      query={query}
      what="the lesson"
      skeleton={<Skeleton lines={12} />}
      notFound={<NotFound what="lesson" to={paths.coursePreview(id, reader)} label="See the course" />}
      failed={<LoadErrorHeader title={title} />}
      explain={(error) => {
        const lock = lessonLock(error, {
          signedIn: reader !== 'visitor',
          isPro: course.access === 'pro',
          courseSlug: course.slug,
          here: paths.lesson(course.slug, lessonId),
        });
        return (
          lock && (
            <LockedLesson lock={lock} title={title} course={course}>
              <Button disabled>{lock.action.label}</Button>
              <PreviewLink course={course} variant="secondary" />
            </LockedLesson>
          )
        );
      }}
    >
      {(lesson) => <PreviewedArticle lesson={lesson} reader={reader} id={id} />}
    </QueryBoundary>
  );
}

function PreviewedArticle({ lesson, reader, id }: { lesson: Lesson; reader: Reader; id: string }) {
  const [recordings] = useState<MediaElements>(() => new Map());
  return (
    <MediaElementsContext value={recordings}>
      <article>
        <PageHead title={`Preview: ${lesson.title}`} description="A lesson of a draft." unlisted />
        <LessonHeader lesson={lesson} />
        <LessonBlocks
          lesson={lesson}
          address={{ courseParam: id, lessonParam: lesson.id }}
          signedIn={false}
          onPlayed={() => undefined}
          key={reader}
        />
        <LessonNavigation lesson={lesson} />
      </article>
    </MediaElementsContext>
  );
}
