import { paths } from '@futurelab/platform/paths';
import { useMutation } from '@futurelab/platform/query';
import { useNavigate } from '@futurelab/platform/router';
import { toast, toastError } from '@futurelab/platform/toast';
import { Button } from '@futurelab/platform/ui';
import { courseCopyMutation } from '../../../queries/admin/courses/new-course';

/** Begins another course with the same contents, and opens it. */
export function CopyButton({ course: { id, title } }: { course: { id: string; title: string } }) {
  const navigate = useNavigate();
  const copy = useMutation(courseCopyMutation(id));
  const start = () =>
    copy.mutate(undefined, {
      onSuccess: (made) => {
        toast({ title: 'Course copied', variant: 'success' });
        void navigate(paths.adminCourse(made.id));
      },
      onError: (error) => toastError('The course couldn’t be copied', error),
    });
  return (
    <Button variant="quiet" size="small" aria-label={`Copy ${title}`} busy={copy.isPending} onClick={start}>
      Copy
    </Button>
  );
}
