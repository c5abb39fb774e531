import { useParams } from '@futurelab/platform/router';
import { CourseCommunity } from '../features/learning/course-community';

/** For the page of a course, whose address has `:id`. */
export default function CourseCommunityFragment() {
  const { id = '' } = useParams();
  return <CourseCommunity courseParam={id} />;
}
