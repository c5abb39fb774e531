import { Dialog } from '@futurelab/platform/overlays';
import { isVisible } from '@futurelab/platform/text';
import { Button, Field, Input } from '@futurelab/platform/ui';
import { FormError } from '@futurelab/platform/components/form-error';
import { useMutation } from '@futurelab/platform/query';
import { useId, useState, type SubmitEvent } from 'react';

interface TitleDialogProps {
  title: string;
  what: 'module' | 'lesson';
  onSave: (title: string) => Promise<unknown>;
  onClose: () => void;
}

export function TitleDialog({ title: old, what, onSave, onClose }: TitleDialogProps) {
  const form = useId();
  const [title, setTitle] = useState(old);
  const [isMissing, setMissing] = useState(false);
  const saving = useMutation({ mutationFn: onSave });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(!isVisible(title));
    if (!isVisible(title)) return;
    saving.mutate(title.trim(), { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Rename ${what}`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={saving.isPending}>
            Save title
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <Field label="Title" error={isMissing ? 'Enter a title.' : undefined}>
          <Input
            value={title}
            maxLength={200}
            autoComplete="off"
            onChange={({ target }) => setTitle(target.value)}
          />
        </Field>
        <FormError error={saving.error} />
      </form>
    </Dialog>
  );
}
