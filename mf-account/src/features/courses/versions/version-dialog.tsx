import { FormError } from '@futurelab/platform/components/form-error';
import { Dialog } from '@futurelab/platform/overlays';
import { useMutation, useQuery } from '@futurelab/platform/query';
import { toast } from '@futurelab/platform/toast';
import { Button, QueryBoundary, Skeleton } from '@futurelab/platform/ui';
import type { CourseDocument, CourseDraft } from '../../../queries/admin/courses/course-draft';
import { courseVersionQuery, restorationMutation } from '../../../queries/admin/courses/versions';
import { Difference } from '../../../shared/courses/difference/difference';
import { documentText } from '../../../shared/courses/difference/document-text';

interface VersionDialogProps {
  course: string;
  draft: CourseDraft;
  number: number;
  onClose: () => void;
}

/** How the draft would change, and the way back to that version. */
export function VersionDialog({ course, draft, number, onClose }: VersionDialogProps) {
  const query = useQuery(courseVersionQuery(course, number));
  const restoration = useMutation(restorationMutation(course, number));
  const restore = () =>
    restoration.mutate(draft.version, {
      onSuccess: () => {
        toast({ title: `Version ${number} is the draft now`, variant: 'success' });
        onClose();
      },
    });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Version ${number}`}
      description="What restoring it changes in the draft. Members see it once you publish."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={restoration.isPending} disabled={!query.data} onClick={restore}>
            Restore as draft
          </Button>
        </>
      }
    >
      <QueryBoundary query={query} what="the version" skeleton={<Skeleton lines={6} />}>
        {(version) => (
          <Difference
            before={documentText(draft.document)}
            after={documentText(version.document as CourseDocument)}
          />
        )}
      </QueryBoundary>
      <FormError error={restoration.error} />
    </Dialog>
  );
}
