import { isTrack, type Track } from '@futurelab/platform/format';
import {
  learningPathsQuery,
  myEnrollmentsQuery,
  type LearningPath,
} from '@futurelab/platform/queries/learning';
import { useMutation, useQuery } from '@futurelab/platform/query';
import { useSession } from '@futurelab/platform/session';
import { Button, Checkbox, Cover, ErrorState, Icon, Skeleton } from '@futurelab/platform/ui';
import { FormError } from '@futurelab/platform/components/form-error';
import { enrollmentMutation } from '../../queries/enrollments';
import type { StepProps } from './step-form';
import styles from './onboarding.module.css';

type TrackPath = LearningPath & { id: Track };

const isTrackPath = (path: LearningPath): path is TrackPath => isTrack(path.id);

export function PathStep({ answers, change }: StepProps) {
  const paths = useQuery(learningPathsQuery);
  const { user } = useSession();
  if (paths.isLoadingError)
    return <ErrorState onRetry={() => void paths.refetch()} retrying={paths.isFetching} />;
  if (!paths.data) return <Skeleton lines={6} />;

  const chosen = paths.data.find(({ id }) => id === answers.track);
  const first = chosen?.courses.find(({ access }) => access === 'free' || user?.isHPCMember);
  return (
    <>
      <fieldset className={styles.choices}>
        <legend>Choose a path</legend>
        {paths.data.filter(isTrackPath).map(({ id, title, description }) => (
          <Checkbox
            key={id}
            type="radio"
            name="track"
            value={id}
            label={title}
            hint={description}
            checked={answers.track === id}
            onChange={() => change({ track: id })}
          />
        ))}
      </fieldset>
      {first && <FirstCourse key={first.id} course={first} />}
    </>
  );
}

function FirstCourse({ course }: { course: LearningPath['courses'][number] }) {
  const { data: enrollments } = useQuery(myEnrollmentsQuery);
  const enroll = useMutation(enrollmentMutation(course.slug));
  const enrolled = enrollments?.some(({ courseId }) => courseId === course.id);
  return (
    <div className={styles.suggestion}>
      <Cover seed={course.coverSeed} kind="course" className={styles.cover} />
      <div>
        <p className={styles.quiet}>Starts with</p>
        <h3 className={styles.name}>{course.title}</h3>
        <p className={styles.quiet}>{course.duration} in short lessons</p>
      </div>
      {enrolled ? (
        <p className={styles.done}>
          <Icon name="check" /> Enrolled
        </p>
      ) : (
        <Button variant="secondary" busy={enroll.isPending} onClick={() => enroll.mutate()}>
          Enroll
        </Button>
      )}
      <FormError error={enroll.error} />
    </div>
  );
}
