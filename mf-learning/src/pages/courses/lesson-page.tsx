import { paths } from '@futurelab/platform/paths';
import { courseQuery, lessonQuery, type Course, type Lesson } from '@futurelab/platform/queries/learning';
import { useQuery } from '@futurelab/platform/query';
import { Link, useParams } from '@futurelab/platform/router';
import { noteIntent, useSession } from '@futurelab/platform/session';
import {
  classNames,
  Container,
  EmptyState,
  LinkButton,
  LoadErrorHeader,
  NotFound,
  PageHead,
  PageHeader,
  QueryBoundary,
  Skeleton,
} from '@futurelab/platform/ui';
import { PreviewLink } from '../../features/courses/preview-link';
import { LESSON_KINDS } from '../../shared/course-labels';
import { LessonBlocks } from '../../features/lessons/lesson-blocks';
import { CompletionPanel, JoinPanel } from '../../features/lessons/completion-panel';
import { RemainingLessons } from '../../features/lessons/after/remaining-lessons';
import { LessonCommunity } from '../../features/lessons/lesson-community';
import { lessonLock, type LessonLock } from '../../features/lessons/lesson-lock';
import { LessonOutline } from '../../features/lessons/lesson-outline';
import { LessonNavigation } from '../../features/lessons/lesson-navigation';
import { OfflineLesson } from '../../features/lessons/offline/offline-lesson';
import { OutlineDrawer } from '../../features/lessons/outline-drawer';
import { NotePanel } from '../../features/lessons/notes/note-panel';
import { MediaElementsContext, type MediaElements } from '../../shared/media-elements';
import { useCompletion } from '../../features/lessons/use-completion';
import { needsPro, useUnlock } from '../../features/lessons/use-unlock';
import type { LessonAddress } from '../../queries/lessons';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import styles from './lesson-page.module.css';

/** Only for learners who have completed the course; the lesson stays without it. */
const CourseEnd = lazy<ComponentType<{ course: Course; courseParam: string }>>(() =>
  import('../../features/lessons/after/course-end').catch(() => ({ default: () => null })),
);

export default function LessonPage() {
  const { courseId = '', lessonId = '' } = useParams();
  const course = useQuery(courseQuery(courseId));
  return (
    <Container>
      <QueryBoundary
        query={course}
        what="the course"
        skeleton={<LessonSkeleton />}
        notFound={<NotFound what="course" to={paths.courses} label="See every course" />}
        failed={<LoadErrorHeader title="Lesson" />}
      >
        {(data) => (
          <div className={styles.columns}>
            <aside className={styles.aside}>
              <LessonOutline course={data} current={lessonId} />
            </aside>
            <div className={styles.content}>
              <OutlineDrawer course={data} current={lessonId} />
              <LessonOf key={lessonId} course={data} courseParam={courseId} lessonParam={lessonId} />
            </div>
          </div>
        )}
      </QueryBoundary>
    </Container>
  );
}

interface LessonOfProps {
  course: Course;
  courseParam: string;
  lessonParam: string;
}

function LessonOf({ course, courseParam, lessonParam }: LessonOfProps) {
  const { user } = useSession();
  const query = useQuery(lessonQuery(courseParam, lessonParam));
  useUnlock(query.error, course.id);
  const here = paths.lesson(course.slug, lessonParam);
  const explain = (error: Error) => {
    const lock = lessonLock(error, {
      signedIn: Boolean(user),
      isPro: course.access === 'pro',
      courseSlug: course.slug,
      here,
    });
    return lock && <LockedLesson lock={lock} title={titleOf(course, lessonParam)} course={course} />;
  };
  // What was open is not, once Pro has ended.
  if (query.error && needsPro(query.error)) return explain(query.error);
  return (
    <QueryBoundary
      query={query}
      what="the lesson"
      skeleton={<LessonSkeleton />}
      notFound={<NotFound what="lesson" to={paths.course(course.slug)} label="See the course" />}
      failed={<LoadErrorHeader title={titleOf(course, lessonParam)} />}
      explain={explain}
    >
      {(lesson) => (
        <LessonArticle
          lesson={lesson}
          address={{ courseParam, lessonParam }}
          userId={user?.id ?? null}
          course={course}
        />
      )}
    </QueryBoundary>
  );
}

interface LessonArticleProps {
  lesson: Lesson;
  address: LessonAddress;
  /** Null for a visitor. */
  userId: string | null;
  course: Course;
}

function LessonArticle({ lesson, address, userId, course }: LessonArticleProps) {
  const { user } = useSession();
  const isPro = user !== null && (user.isHPCMember || user.isAdmin);
  const [recordings] = useState<MediaElements>(() => new Map());
  const completion = useCompletion(lesson, address);
  const counts = userId !== null && course.enrollment !== null;
  const done = counts && lesson.isCompleted;
  const finished = (course.enrollment?.progress ?? 0) >= 100;
  const [wasFinished] = useState(finished);
  return (
    <MediaElementsContext value={recordings}>
      <article>
        <LessonHeader lesson={lesson} />
        {userId !== null && <OfflineLesson lesson={lesson} address={address} userId={userId} />}
        <LessonBlocks
          lesson={lesson}
          address={address}
          signedIn={userId !== null}
          onPlayed={() => counts && completion.countPlayed()}
        />
        {counts ? (
          <CompletionPanel lesson={lesson} completion={completion} />
        ) : (
          <JoinPanel lesson={lesson} signedIn={userId !== null} />
        )}
        {done && finished && (!lesson.next || !wasFinished) && (
          <Suspense>
            <CourseEnd course={course} courseParam={address.courseParam} />
          </Suspense>
        )}
        {done && !finished && !lesson.next && <RemainingLessons course={course} lesson={lesson} />}
        <LessonNavigation lesson={lesson} />
      </article>
      {userId !== null && (
        <div className={styles.note}>
          <NotePanel lesson={lesson} userId={userId} />
          {isPro && (
            <p className={styles.mentor}>
              Stuck? <Link to={paths.mentorshipFor(lesson.id)}>Ask a mentor</Link>
            </p>
          )}
        </div>
      )}
      <LessonCommunity />
    </MediaElementsContext>
  );
}

/** The outline knows the title of a lesson that is closed. */
const titleOf = ({ modules }: Course, lesson: string): string =>
  modules.flatMap(({ lessons }) => lessons).find(({ id, slug }) => id === lesson || slug === lesson)?.title ??
  'Lesson';

function LessonHeader({ lesson }: { lesson: Lesson }) {
  const { title, course, kind, durationMinutes, exerciseMinutes, position } = lesson;
  const exercise = exerciseMinutes > 0 ? `, ${exerciseMinutes} of them for the exercise` : '';
  return (
    <>
      <PageHead
        title={title}
        description={`Lesson ${position} of ${course.title}.`}
        path={paths.lesson(course.slug, lesson.slug)}
        within={[
          { title: 'Courses', path: paths.courses },
          { title: course.title, path: paths.course(course.slug) },
        ]}
        unlisted={!lesson.isPreview}
      />
      <PageHeader
        className={styles.header}
        eyebrow={`Lesson ${position}`}
        title={title}
        lead={`${LESSON_KINDS[kind]}, about ${durationMinutes} min${exercise}`}
      />
    </>
  );
}

const LockedLesson = ({ lock, title, course }: { lock: LessonLock; title: string; course: Course }) => (
  <>
    <PageHead title={title} description={`A lesson of ${course.title}.`} unlisted />
    <PageHeader className={styles.header} eyebrow={course.title} title={title} />
    {lock.beginning && (
      <p dir="auto" className={styles.beginning}>
        {lock.beginning}
      </p>
    )}
    <EmptyState
      className={classNames(styles.lock, lock.beginning !== null && styles.over)}
      title={lock.title}
      action={
        <div className={styles.ways}>
          <LinkButton to={lock.action.href} onClick={() => noteIntent(`enroll:${course.id}`)}>
            {lock.action.label}
          </LinkButton>
          <PreviewLink course={course} variant="secondary" />
        </div>
      }
    >
      {lock.explanation}
    </EmptyState>
  </>
);

const LessonSkeleton = () => (
  <div className={styles.coming}>
    <PageHeader className={styles.header} title={<Skeleton shape="title" />} lead={<Skeleton />} />
    <Skeleton lines={12} />
  </div>
);
