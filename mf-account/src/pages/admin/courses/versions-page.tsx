import { useParams } from '@futurelab/platform/router';
import { CourseFrame } from '../../../features/courses/course-frame';
import { Versions } from '../../../features/courses/versions/versions';

/** What was ever published of a course. */
export default function VersionsPage() {
  const { id = '' } = useParams();
  return (
    <CourseFrame course={id} tab="versions">
      {(draft, timeZone) => <Versions course={id} draft={draft} timeZone={timeZone} />}
    </CourseFrame>
  );
}
