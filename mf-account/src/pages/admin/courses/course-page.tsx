import { useParams, useSearchParams } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import { CourseFrame } from '../../../features/courses/course-frame';
import { Outline } from '../../../features/courses/outline/outline';
import { ProblemList } from '../../../features/courses/publishing/problem-list';
import { problemsIn } from '../../../features/courses/publishing/problem-places';
import { ScheduleFailure } from '../../../features/courses/publishing/schedule-failure';
import { SettingsForm } from '../../../features/courses/settings/settings-form';

/** One course for its authors: its outline, and what it says of itself. */
export default function CoursePage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const { user } = useSession();
  const tab = params.get('tab') === 'settings' ? 'settings' : 'outline';
  return (
    <CourseFrame course={id} tab={tab}>
      {(draft, timeZone) => (
        <>
          {draft.publishFailedAt && (
            <ScheduleFailure course={id} failedAt={draft.publishFailedAt} timeZone={timeZone} />
          )}
          <ProblemList problems={problemsIn(draft, draft.problems, id)} />
          {tab === 'settings' ? (
            <SettingsForm course={id} draft={draft} isForAdmin={user?.isAdmin ?? false} />
          ) : (
            <Outline course={id} modules={draft.document.modules} />
          )}
        </>
      )}
    </CourseFrame>
  );
}
