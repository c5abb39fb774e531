import { fieldError } from '@futurelab/platform/components/field-error';
import { FormError } from '@futurelab/platform/components/form-error';
import { Dialog } from '@futurelab/platform/overlays';
import { useMutation } from '@futurelab/platform/query';
import { isVisible } from '@futurelab/platform/text';
import { toast } from '@futurelab/platform/toast';
import { Button, Field, Input, Select, Textarea } from '@futurelab/platform/ui';
import { useId, useState, type SubmitEvent } from 'react';
import { contentPublication, type ContentDetail, type LegalChange } from '../../../queries/admin/content';
import styles from './legal.module.css';

type Problems = Partial<Record<'holdsFrom' | 'summary', string>>;

/** Asks what changes with a legal text before it is public. */
export function LegalPublicationDialog({ detail, onClose }: { detail: ContentDetail; onClose: () => void }) {
  const { kind, slug, title, version } = detail;
  const form = useId();
  const [isMaterial, setMaterial] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const publication = useMutation(contentPublication({ kind, slug }));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { legalChange, problems: found } = read(new FormData(event.currentTarget), isMaterial);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    publication.mutate(
      { version, legalChange },
      {
        onSuccess: () => {
          toast({ title: 'Published', variant: 'success' });
          onClose();
        },
      },
    );
  };
  const error = (name: keyof Problems) =>
    problems[name] ?? fieldError(publication.error, `legalChange.${name}`);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Publish ${title}`}
      description="Everyone can still read the versions before this one."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={publication.isPending}>
            Publish
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        <Field
          label="Kind of change"
          hint={isMaterial ? 'Members get a notification and an email.' : 'Nobody is notified.'}
          error={fieldError(publication.error, 'legalChange')}
        >
          <Select
            value={isMaterial ? 'material' : 'minor'}
            onChange={({ target }) => setMaterial(target.value === 'material')}
          >
            <option value="minor">Small correction</option>
            <option value="material">Material change</option>
          </Select>
        </Field>
        {isMaterial && (
          <Field label="In force from" hint="Today or a later day, in UTC." error={error('holdsFrom')}>
            <Input name="holdsFrom" type="date" />
          </Field>
        )}
        <Field
          label="What changes"
          hint={
            isMaterial ? 'One or two sentences, for members.' : 'Optional. Shown in the list of versions.'
          }
          error={error('summary')}
        >
          <Textarea name="summary" rows={3} maxLength={300} />
        </Field>
        <FormError error={publication.error} />
      </form>
    </Dialog>
  );
}

/** What the form holds, and what is wrong beside which field. */
function read(fields: FormData, isMaterial: boolean): { legalChange: LegalChange; problems: Problems } {
  // One line, as it stands in a notification.
  const summary = String(fields.get('summary') ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  if (!isMaterial)
    return { legalChange: { isMaterial, ...(isVisible(summary) && { summary }) }, problems: {} };
  const holdsFrom = String(fields.get('holdsFrom') ?? '');
  return {
    legalChange: { isMaterial, holdsFrom, summary },
    problems: {
      ...(!holdsFrom && { holdsFrom: 'Enter the day from which it holds.' }),
      ...(!isVisible(summary) && { summary: 'Enter what changes.' }),
    },
  };
}
