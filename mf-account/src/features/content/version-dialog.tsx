import { FormError } from '@futurelab/platform/components/form-error';
import { Dialog } from '@futurelab/platform/overlays';
import { useMutation, useQuery } from '@futurelab/platform/query';
import { toast } from '@futurelab/platform/toast';
import { Button, QueryBoundary, Skeleton } from '@futurelab/platform/ui';
import {
  contentRestoration,
  contentVersionQuery,
  type ContentDetail,
  type ContentDocument,
} from '../../queries/admin/content';
import { Difference } from '../../shared/courses/difference/difference';
import { contentText } from '../../shared/content/content-values';

interface VersionDialogProps {
  detail: ContentDetail;
  number: number;
  onClose: () => void;
}

/** How the latest text would change, and the way back to that version. */
export function VersionDialog({ detail, number, onClose }: VersionDialogProps) {
  const { kind, slug, version: read } = detail;
  const query = useQuery(contentVersionQuery({ kind, slug }, number));
  const restoration = useMutation(contentRestoration({ kind, slug }, number));
  const restore = () =>
    restoration.mutate(read, {
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
      description="What restoring it changes in the latest text. It’s public once you publish it."
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
            before={contentText((detail.draft ?? detail.published) as unknown as ContentDocument)}
            after={contentText(version.document as unknown as ContentDocument)}
          />
        )}
      </QueryBoundary>
      <FormError error={restoration.error} />
    </Dialog>
  );
}
