import { fieldError } from '@futurelab/platform/components/field-error';
import { FormError } from '@futurelab/platform/components/form-error';
import { Dialog } from '@futurelab/platform/overlays';
import { useMutation } from '@futurelab/platform/query';
import { isVisible } from '@futurelab/platform/text';
import { toast } from '@futurelab/platform/toast';
import { Button, Field, Input } from '@futurelab/platform/ui';
import { useId, useState, type SubmitEvent } from 'react';
import type { MemberFilters } from '../../queries/admin/members/member-filters';
import { segmentMutation, type Segment } from '../../queries/admin/members/segments';

interface SegmentDialogProps {
  /** It gets another name; without it, the filters get one. */
  segment?: Segment;
  filters: MemberFilters;
  onClose: () => void;
}

/** Asks what the filters are called. */
export function SegmentDialog({ segment, filters, onClose }: SegmentDialogProps) {
  const form = useId();
  const [name, setName] = useState(segment?.name ?? '');
  const [isMissing, setMissing] = useState(false);
  const save = useMutation(segmentMutation);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(!isVisible(name));
    if (!isVisible(name)) return;
    save.mutate(
      { ...(segment && { id: segment.id }), name, filters },
      {
        onSuccess: () => {
          toast({ title: `“${name.trim()}” saved`, variant: 'success' });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={segment ? 'Rename segment' : 'Save as segment'}
      description="All administrators see it."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={save.isPending}>
            Save
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <Field label="Name" error={isMissing ? 'Enter a name.' : fieldError(save.error, 'name')}>
          <Input
            value={name}
            maxLength={60}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        <FormError error={save.error} />
      </form>
    </Dialog>
  );
}
