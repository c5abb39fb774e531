import { fieldError } from '@futurelab/platform/components/field-error';
import { FormError } from '@futurelab/platform/components/form-error';
import { Dialog } from '@futurelab/platform/overlays';
import { useMutation } from '@futurelab/platform/query';
import { isVisible } from '@futurelab/platform/text';
import { toast } from '@futurelab/platform/toast';
import { Button, Field, Input, Select, Textarea } from '@futurelab/platform/ui';
import { useId, useState, type SubmitEvent } from 'react';
import { redirectMutation, type Redirect, type RedirectBody } from '../../queries/admin/redirects';
import styles from './redirects.module.css';

type Problems = Partial<Record<keyof RedirectBody, string>>;

interface RedirectDialogProps {
  /** None: a new one. */
  redirect: Redirect | null;
  onClose: () => void;
}

/** Adds a redirect, or changes one. */
export function RedirectDialog({ redirect, onClose }: RedirectDialogProps) {
  const form = useId();
  const [problems, setProblems] = useState<Problems>({});
  const save = useMutation(redirectMutation(redirect?.id ?? null));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { body, problems: found } = read(new FormData(event.currentTarget));
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    save.mutate(body, {
      onSuccess: () => {
        toast({ title: redirect ? 'Redirect changed' : 'Redirect added', variant: 'success' });
        onClose();
      },
    });
  };
  const error = (name: keyof Problems) => problems[name] ?? fieldError(save.error, name);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={redirect ? 'Change redirect' : 'New redirect'}
      description="It applies within seconds, for as long as there’s no page at the path."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={save.isPending}>
            {redirect ? 'Save changes' : 'Add redirect'}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        <Field
          label="From"
          hint="A path of this site that has no page, such as /old-courses."
          error={error('from')}
        >
          <Input name="from" defaultValue={redirect?.from} maxLength={200} autoComplete="off" />
        </Field>
        <Field
          label="To"
          hint="A path such as /courses, or an address that begins with https://."
          error={error('to')}
        >
          <Input name="to" defaultValue={redirect?.to} maxLength={500} autoComplete="off" />
        </Field>
        <Field
          label="Type"
          hint="Browsers and search engines remember a permanent redirect."
          error={error('isPermanent')}
        >
          <Select name="type" defaultValue={redirect?.isPermanent === false ? 'temporary' : 'permanent'}>
            <option value="permanent">Permanent</option>
            <option value="temporary">Temporary</option>
          </Select>
        </Field>
        <Field label="Reason" hint="Stored in the audit log." error={error('reason')}>
          <Textarea name="reason" rows={2} maxLength={600} />
        </Field>
        <FormError error={save.error} />
      </form>
    </Dialog>
  );
}

/** What the form holds as a request, and what is wrong beside which field; the rest is the server's to say. */
function read(fields: FormData): { body: RedirectBody; problems: Problems } {
  const text = (name: string) => String(fields.get(name) ?? '').trim();
  const [from, to, reason] = [text('from'), text('to'), text('reason')];
  return {
    body: { from, to, reason, isPermanent: text('type') === 'permanent' },
    problems: {
      ...(!/^\/./.test(from) && { from: 'Enter a path such as /old-courses.' }),
      ...(!/^(\/|https:\/\/)/.test(to) && {
        to: 'Enter a path that begins with /, or an address that begins with https://.',
      }),
      ...(!isVisible(reason) && { reason: 'Enter a reason.' }),
    },
  };
}
