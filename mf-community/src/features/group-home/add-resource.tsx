import { fieldError } from '@futurelab/platform/components/field-error';
import { clearOnSuccess, DraftNote, useFormDraft } from '@futurelab/platform/forms';
import { Dialog, DialogClose } from '@futurelab/platform/overlays';
import { useMutation } from '@futurelab/platform/query';
import { Button, Checkbox, Field, Input } from '@futurelab/platform/ui';
import { useState, type FormEvent } from 'react';
import { SendingError } from '../../shared/composer/sending-error';
import { groupFileMutation, groupLinkMutation } from '../../queries/group-home';
import styles from './group-home.module.css';

const EMPTY = { kind: 'link' as 'link' | 'file', title: '', url: '' };
const ACCEPT = '.pdf,.docx,.xlsx,.pptx,.odt,.ods,.odp,.txt,.md,.csv,.png,.jpg,.jpeg,.webp,.avif,.gif';

/** Adds a link or a file to what the group keeps. What was typed stays when sending fails. */
export function AddResource({ groupId }: { groupId: string }) {
  const [isOpen, setOpen] = useState(false);
  const { content: draft, change, ...note } = useFormDraft(`group-resource:${groupId}`, EMPTY);
  const [file, setFile] = useState<File | null>(null);
  const [noFile, setNoFile] = useState(false);
  const link = useMutation(clearOnSuccess(note, groupLinkMutation(groupId)));
  const upload = useMutation(clearOnSuccess(note, groupFileMutation(groupId)));
  const sending = draft.kind === 'link' ? link : upload;

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (sending.isPending) return;
    const done = {
      onSuccess: () => {
        setOpen(false);
        setFile(null);
      },
    };
    const { kind, title, url } = draft;
    setNoFile(kind === 'file' && !file);
    if (kind === 'link') link.mutate({ title, url }, done);
    else if (file) upload.mutate({ title, file }, done);
  };

  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title="Add a link or a file"
      description="Everyone in the group can open it. You can remove it later."
      trigger={
        <Button variant="secondary" size="small">
          Add a link or a file
        </Button>
      }
    >
      <form className={styles.form} onSubmit={send} noValidate>
        <fieldset className={styles.kinds}>
          <legend>Type</legend>
          {(['link', 'file'] as const).map((kind) => (
            <Checkbox
              key={kind}
              type="radio"
              name="kind"
              label={kind === 'link' ? 'Link' : 'File'}
              checked={draft.kind === kind}
              onChange={() => change({ kind })}
            />
          ))}
        </fieldset>
        {draft.kind === 'link' ? (
          <Field label="URL" required error={fieldError(link.error, 'url')}>
            <Input
              type="url"
              placeholder="https://"
              maxLength={600}
              value={draft.url}
              onChange={({ target }) => change({ url: target.value })}
            />
          </Field>
        ) : (
          <Field
            label="File"
            required
            hint="A PDF, document, spreadsheet, slides, text file, or picture, up to 10 MB."
            error={noFile ? 'Please choose a file.' : fieldError(upload.error, 'file')}
          >
            <Input
              type="file"
              accept={ACCEPT}
              onChange={({ target }) => setFile(target.files?.[0] ?? null)}
            />
          </Field>
        )}
        <Field
          label="Title"
          hint={draft.kind === 'file' ? 'Leave blank to use the file name.' : undefined}
          required={draft.kind === 'link'}
          error={fieldError(sending.error, 'title')}
        >
          <Input
            maxLength={120}
            value={draft.title}
            onChange={({ target }) => change({ title: target.value })}
          />
        </Field>
        <SendingError error={sending.error} fields={['url', 'file', 'title']} />
        <div className={styles.actions}>
          <Button type="submit" busy={sending.isPending}>
            Add
          </Button>
          <DialogClose>
            <Button variant="quiet">Cancel</Button>
          </DialogClose>
          <DraftNote {...note} />
        </div>
      </form>
    </Dialog>
  );
}
