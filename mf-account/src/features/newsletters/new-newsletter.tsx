import { fieldError } from '@futurelab/platform/components/field-error';
import { FormError } from '@futurelab/platform/components/form-error';
import { Dialog } from '@futurelab/platform/overlays';
import { paths } from '@futurelab/platform/paths';
import { useMutation } from '@futurelab/platform/query';
import { useNavigate } from '@futurelab/platform/router';
import { isVisible } from '@futurelab/platform/text';
import { Button, Field, Input } from '@futurelab/platform/ui';
import { useId, useState, type SubmitEvent } from 'react';
import { newsletterCreation } from '../../queries/admin/newsletters';

/** Begins a draft with its subject. */
export function NewNewsletter() {
  const form = useId();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [subject, setSubject] = useState('');
  const [isMissing, setMissing] = useState(false);
  const creation = useMutation(newsletterCreation);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(!isVisible(subject));
    if (!isVisible(subject)) return;
    creation.mutate(subject, { onSuccess: ({ id }) => void navigate(paths.adminNewsletter(id)) });
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>New newsletter</Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="New newsletter"
        description="It stays a draft until you schedule it."
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button type="submit" form={form} busy={creation.isPending}>
              Create draft
            </Button>
          </>
        }
      >
        <form id={form} onSubmit={submit} noValidate>
          <Field
            label="Subject"
            hint="You can change it later."
            error={
              isMissing ? 'Enter a subject of up to 150 characters.' : fieldError(creation.error, 'subject')
            }
          >
            <Input
              value={subject}
              maxLength={150}
              autoComplete="off"
              onChange={({ target }) => setSubject(target.value)}
            />
          </Field>
          <FormError error={creation.error} />
        </form>
      </Dialog>
    </>
  );
}
