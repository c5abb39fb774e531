import { PathProgress } from '@futurelab/platform/components/path-progress';
import { ProfilePart } from '@futurelab/platform/components/profile-part';
import { paths } from '@futurelab/platform/paths';
import { memberQuery } from '@futurelab/platform/queries/members';
import { useQuery } from '@futurelab/platform/query';
import { LearningLists } from './learning-lists';

/** What a member has finished and earned, as far as the reader may see it. */
export function MemberLearning({ id }: { id: string }) {
  const { data: member } = useQuery(memberQuery(id));
  return member && <LearningLists courses={member.finishedCourses} achievements={member.achievements} />;
}

/** How far a member who shows that is on their path. */
export function MemberPath({ id }: { id: string }) {
  const { data: member } = useQuery(memberQuery(id));
  if (!member?.learningPath) return null;
  return (
    <ProfilePart title="Learning path">
      <PathProgress path={member.learningPath} linkTo={paths.course} />
    </ProfilePart>
  );
}
