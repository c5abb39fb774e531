import { courseQuery, lessonQuery } from '@futurelab/platform/queries/learning';
import { useQuery } from '@futurelab/platform/query';
import { useParams } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import { LessonDiscussion } from '../features/discussions/lesson-discussion';
import { PracticePartners } from '../features/learning/practice-partners';

/** For the page of a lesson that is open to its reader, whose address has `:courseId` and `:lessonId`. */
export default function LessonDiscussionFragment() {
  const { courseId = '', lessonId = '' } = useParams();
  const { user } = useSession();
  const course = useQuery(courseQuery(courseId)).data;
  const lesson = useQuery(lessonQuery(courseId, lessonId)).data;
  if (!course || !lesson) return null;
  return (
    <>
      <LessonDiscussion lesson={lesson} address={`${courseId}/${lessonId}`} />
      {user && course.enrollment && lesson.isCompleted && <PracticePartners courseParam={courseId} />}
    </>
  );
}
