import { useParams } from '@futurelab/platform/router';
import { CourseDiscussions } from '../features/discussions/course-discussions';

export default function CourseDiscussionsFragment() {
  const { id = '' } = useParams();
  return <CourseDiscussions course={id} />;
}
