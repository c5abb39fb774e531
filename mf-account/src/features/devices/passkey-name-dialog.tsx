import { Dialog } from '@futurelab/platform/overlays';
import { passkeyProblem } from '@futurelab/platform/passkeys';
import { Button, Field, Input } from '@futurelab/platform/ui';
import { useId, useRef, type FormEvent } from 'react';

interface PasskeyNameDialogProps {
  title: string;
  description?: string;
  name: string;
  button: string;
  save: (name: string) => void;
  isPending: boolean;
  error: unknown;
  onClose: () => void;
}

/** Asks what a passkey is called. */
export function PasskeyNameDialog(props: PasskeyNameDialogProps) {
  const { title, description, name, button, save, isPending, error, onClose } = props;
  const field = useRef<HTMLInputElement>(null);
  const form = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) save(field.current!.value);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      focusFirst={field}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={isPending}>
            {button}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Field label="Name" hint="For example, My phone." error={passkeyProblem(error)} required>
          <Input ref={field} name="name" defaultValue={name} maxLength={60} autoComplete="off" />
        </Field>
      </form>
    </Dialog>
  );
}
