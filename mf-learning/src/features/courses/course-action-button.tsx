import { paths } from '@futurelab/platform/paths';
import type { Course } from '@futurelab/platform/queries/learning';
import { useMutation, useQueryClient } from '@futurelab/platform/query';
import { useNavigate } from '@futurelab/platform/router';
import { noteIntent, useIntent, useSession } from '@futurelab/platform/session';
import { toastError } from '@futurelab/platform/toast';
import { Button, LinkButton } from '@futurelab/platform/ui';
import { enrollmentMutation } from '../../queries/courses';
import { courseAction, firstLesson } from './course-action';

/** The course's one button. Enrolling lands in the first lesson, or where the member left off. */
export function CourseActionButton({ course }: { course: Course }) {
  const { user } = useSession();
  const navigate = useNavigate();
  const client = useQueryClient();
  const action = courseAction(course, user);
  const enrolling = useMutation({
    ...enrollmentMutation(course.id),
    onSuccess: async (enrollment) => {
      const lesson = enrollment.nextLesson ?? firstLesson(course);
      if (lesson) await navigate(paths.lesson(course.slug, lesson.slug));
      await client.invalidateQueries();
    },
    onError: (error) => toastError('Couldn’t enroll you', error),
  });

  const intent = `enroll:${course.id}`;
  useIntent(user && action.kind === 'enroll' ? intent : null, () => enrolling.mutate());

  if (action.kind === 'enroll')
    return (
      <Button size="large" busy={enrolling.isPending} onClick={() => enrolling.mutate()}>
        {action.label}
      </Button>
    );
  return (
    <LinkButton
      size="large"
      to={action.kind === 'link' ? action.to : action.href}
      onClick={() => {
        // Signing in or paying comes first.
        if (!course.enrollment) noteIntent(intent);
      }}
    >
      {action.label}
    </LinkButton>
  );
}
