import { paths } from '@futurelab/platform/paths';
import type { Course, Lesson } from '@futurelab/platform/queries/learning';
import { useQuery } from '@futurelab/platform/query';
import { useSearchParams } from '@futurelab/platform/router';
import { Button, LoadErrorHeader, NotFound, PageHead, QueryBoundary, Skeleton } from '@futurelab/platform/ui';
import { useState, type ReactNode } from 'react';
import { coursePreviewQuery, lessonPreviewQuery, readerIn } from '../../queries/previews';
import { MediaElementsContext, type MediaElements } from '../../shared/media-elements';
import { PreviewContext, type Reader } from '../../shared/preview/preview';
import { PreviewBar } from '../../shared/preview/preview-bar';
import { LessonHeader } from './head/lesson-header';
import { LockedLesson } from './head/locked-lesson';
import { lessonLock, titleOf } from './head/lesson-lock';
import { LessonBlocks } from './lesson-blocks';
import { LessonColumns } from './outline/lesson-columns';
import { LessonNavigation } from './lesson-navigation';

interface DraftLessonProps {
  /** Of the course, as the address names it. */
  id: string;
  lessonId: string;
  /** Leads to the lesson that is open to everybody. */
  openLesson: (course: Course) => ReactNode;
}

/** One lesson of a draft as its page would show it to someone else. */
export function DraftLesson({ id, lessonId, openLesson }: DraftLessonProps) {
  const [params] = useSearchParams();
  const reader = readerIn(params);
  const query = useQuery(coursePreviewQuery(id, reader));
  return (
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
          <LessonColumns course={course} current={lessonId}>
            <PreviewedLesson key={lessonId} {...{ id, lessonId, reader, course, openLesson }} />
          </LessonColumns>
        </PreviewContext>
      )}
    </QueryBoundary>
  );
}

interface PreviewedLessonProps extends DraftLessonProps {
  reader: Reader;
  course: Course;
}

function PreviewedLesson({ id, lessonId, reader, course, openLesson }: PreviewedLessonProps) {
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
              {openLesson(course)}
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
