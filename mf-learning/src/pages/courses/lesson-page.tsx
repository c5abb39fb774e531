import { paths } from '@futurelab/platform/paths';
import { courseQuery, lessonQuery, type Course, type Lesson } from '@futurelab/platform/queries/learning';
import { useQuery } from '@futurelab/platform/query';
import { Link, useParams } from '@futurelab/platform/router';
import { noteIntent, useSession } from '@futurelab/platform/session';
import {
  Container,
  LinkButton,
  LoadErrorHeader,
  NotFound,
  PageHead,
  PageHeader,
  QueryBoundary,
  Skeleton,
} from '@futurelab/platform/ui';
import { PreviewLink } from '../../features/courses/preview-link';
import { LessonHeader } from '../../features/lessons/head/lesson-header';
import headerStyles from '../../features/lessons/head/lesson-header.module.css';
import { LessonBlocks } from '../../features/lessons/lesson-blocks';
import { CompletionPanel, JoinPanel } from '../../features/lessons/completion-panel';
import { RemainingLessons } from '../../features/lessons/after/remaining-lessons';
import { LessonCommunity } from '../../features/lessons/lesson-community';
import { LockedLesson } from '../../features/lessons/head/locked-lesson';
import { lessonLock, titleOf } from '../../features/lessons/head/lesson-lock';
import { LessonColumns } from '../../features/lessons/outline/lesson-columns';
import { LessonNavigation } from '../../features/lessons/lesson-navigation';
import { OfflineLesson } from '../../features/lessons/offline/offline-lesson';
import { OutlineDrawer } from '../../features/lessons/outline/outline-drawer';
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

/** Only for authors of the course. */
const DraftLesson = lazy(() =>
  import(/* webpackChunkName: "draft-lesson" */ '../../features/lessons/draft-lesson').then((module) => ({
    default: module.DraftLesson,
  })),
);

const openLesson = (course: Course) => <PreviewLink course={course} variant="secondary" />;

export default function LessonPage() {
  const { id: draft, courseId = '', lessonId = '' } = useParams();
  return (
    <Container>
      {draft ? (
        <Suspense fallback={<LessonSkeleton />}>
          <DraftLesson id={draft} lessonId={lessonId} openLesson={openLesson} />
        </Suspense>
      ) : (
        <PublishedLesson courseParam={courseId} lessonParam={lessonId} />
      )}
    </Container>
  );
}

function PublishedLesson({ courseParam, lessonParam }: LessonAddress) {
  const course = useQuery(courseQuery(courseParam));
  return (
    <QueryBoundary
      query={course}
      what="the course"
      skeleton={<LessonSkeleton />}
      notFound={<NotFound what="course" to={paths.courses} label="See every course" />}
      failed={<LoadErrorHeader title="Lesson" />}
    >
      {(data) => (
        <LessonColumns course={data} current={lessonParam}>
          <OutlineDrawer course={data} current={lessonParam} />
          <LessonOf key={lessonParam} course={data} courseParam={courseParam} lessonParam={lessonParam} />
        </LessonColumns>
      )}
    </QueryBoundary>
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
    return (
      lock && (
        <LockedLesson lock={lock} title={titleOf(course, lessonParam)} course={course}>
          <LinkButton to={lock.action.href} onClick={() => noteIntent(`enroll:${course.id}`)}>
            {lock.action.label}
          </LinkButton>
          {openLesson(course)}
        </LockedLesson>
      )
    );
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
        <LessonHead lesson={lesson} />
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

function LessonHead({ lesson }: { lesson: Lesson }) {
  const { title, course, position } = lesson;
  return (
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
  );
}

const LessonSkeleton = () => (
  <div className={styles.coming}>
    <PageHeader className={headerStyles.header} title={<Skeleton shape="title" />} lead={<Skeleton />} />
    <Skeleton lines={12} />
  </div>
);
