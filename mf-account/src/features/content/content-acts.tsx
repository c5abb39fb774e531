import { ConfirmDialog } from '@futurelab/platform/components/confirm-dialog';
import { RowMenu } from '@futurelab/platform/components/row-menu';
import { useMutation } from '@futurelab/platform/query';
import { useNavigate } from '@futurelab/platform/router';
import { toast, toastError } from '@futurelab/platform/toast';
import { Button } from '@futurelab/platform/ui';
import { useState } from 'react';
import {
  contentDeletion,
  contentHiding,
  contentPublication,
  draftDiscarding,
  type ContentDetail,
} from '../../queries/admin/content';
import { ReasonDialog } from '../../shared/staff/reason/reason-dialog';
import { CONTENT_KINDS, contentListAddress } from './content-kinds';
import { LegalPublicationDialog } from './legal/legal-publication-dialog';

interface ContentActsProps {
  detail: ContentDetail;
  /** Whether something is typed that is not in the draft. */
  isUnsaved: boolean;
}

type Asked = 'discard' | 'hide' | 'delete' | 'publish' | null;

/** Members are notified of what changes there. */
const LEGAL_TEXTS = ['terms', 'privacy'];

const success = (title: string) => toast({ title, variant: 'success' });

/** Publishing, and what is seldom done. A page of the site is not deleted: releases count on it. */
export function ContentActs({ detail, isUnsaved }: ContentActsProps) {
  const { kind, slug, title, version, hasDraft, isPublished } = detail;
  const name = { kind, slug };
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked>(null);
  const publication = useMutation(contentPublication(name));
  const discard = useMutation(draftDiscarding(name));
  const close = () => setAsked(null);
  const publish = () =>
    publication.mutate(
      { version },
      {
        onSuccess: () => success('Published'),
        onError: (error) => toastError('The draft couldn’t be published', error),
      },
    );
  const isEntry = kind !== 'page';
  const isLegal = !isEntry && LEGAL_TEXTS.includes(slug);
  return (
    <>
      {hasDraft && (
        <Button
          busy={publication.isPending}
          disabled={isUnsaved}
          onClick={() => (isLegal ? setAsked('publish') : publish())}
        >
          Publish
        </Button>
      )}
      {(isEntry || (hasDraft && isPublished)) && (
        <RowMenu
          label={`More for ${title}`}
          items={[
            hasDraft && isPublished && { label: 'Discard draft', onSelect: () => setAsked('discard') },
            isEntry && isPublished && { label: 'Hide', onSelect: () => setAsked('hide') },
            isEntry && { label: 'Delete', onSelect: () => setAsked('delete') },
          ]}
        />
      )}
      <ConfirmDialog
        open={asked === 'discard'}
        onOpenChange={(open) => !open && close()}
        title="Discard the draft?"
        description="What is public stays as it is."
        action="Discard draft"
        busy={discard.isPending}
        onConfirm={() =>
          discard.mutate(version, {
            onSuccess: () => success('Draft discarded'),
            onError: (error) => toastError('The draft couldn’t be discarded', error),
          })
        }
      />
      {asked === 'publish' && <LegalPublicationDialog detail={detail} onClose={close} />}
      {asked === 'hide' && (
        <ReasonDialog
          place={`content-hiding:${kind}:${slug}`}
          title={`Hide ${title}?`}
          description="It’s a draft again, and you can publish it later."
          action={`Hide ${CONTENT_KINDS[kind].one}`}
          mutation={contentHiding(name, version)}
          success="Hidden"
          onClose={close}
        />
      )}
      {asked === 'delete' && (
        <ReasonDialog
          place={`content-deletion:${kind}:${slug}`}
          title={`Delete ${title}?`}
          description="It leaves the site and this list."
          action={`Delete ${CONTENT_KINDS[kind].one}`}
          isDanger
          mutation={contentDeletion(name, version)}
          success="Deleted"
          onClose={close}
          onDone={() => void navigate(contentListAddress(kind))}
        />
      )}
    </>
  );
}
