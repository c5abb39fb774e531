import { useState, type ChangeEvent } from 'react';
import { fieldError } from '@futurelab/platform/components/field-error';
import { longDateWithYear } from '@futurelab/platform/format';
import { useMutation } from '@futurelab/platform/query';
import { useSession } from '@futurelab/platform/session';
import { Button, Field, Input, Section, TableScroll } from '@futurelab/platform/ui';
import { FormError } from '@futurelab/platform/components/form-error';
import { type DataImport, dataImportMutation } from '../../queries/account/own-data';
import styles from './own-data.module.css';

/** Archive from another account: what it would bring in, and bringing it in. */
export function DataImportSection() {
  const [file, setFile] = useState<File | null>(null);
  const preview = useMutation(dataImportMutation);
  const bring = useMutation(dataImportMutation);
  const error = fieldError(bring.error ?? preview.error, 'file');
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0] ?? null;
    setFile(chosen);
    preview.reset();
    bring.reset();
    if (chosen) preview.mutate({ file: chosen, preview: true });
  };
  return (
    <Section
      title="Import an archive"
      lead="From another FutureLab account of yours. Imports your profile, preferences, notes, reflections, progress and certificates. Your profile is replaced; otherwise the newer version wins."
    >
      <div className={styles.form}>
        <Field label="Archive" hint="The ZIP file you downloaded here, unchanged. Up to 30 MB." error={error}>
          <Input type="file" accept=".zip,application/zip" onChange={choose} />
        </Field>
        <div aria-live="polite" className={styles.state}>
          {preview.isPending && <p>Reading the archive…</p>}
          {preview.data && !bring.data && <Contents found={preview.data} />}
          {bring.data && <p>Import complete.</p>}
          {bring.data && <Contents found={bring.data} />}
        </div>
        {file && preview.data && !bring.data && (
          <div className={styles.actions}>
            <Button busy={bring.isPending} onClick={() => bring.mutate({ file, preview: false })}>
              {' '}
              Import{' '}
            </Button>
          </div>
        )}
        {!error && <FormError error={bring.error ?? preview.error} />}
      </div>
    </Section>
  );
}

function Contents({ found: { preview, exportedAt, isRepeated, sections } }: { found: DataImport }) {
  const { user } = useSession();
  const missing = sections.reduce((sum, section) => sum + section.missing, 0);
  return (
    <>
      <p>
        Archive from {longDateWithYear(exportedAt, user?.timeZone ?? 'UTC')}.
        {isRepeated && ' You’ve imported it before, so only what’s missing will be added.'}
        {missing > 0 && ` ${leftOut(missing)}`}
      </p>
      <TableScroll label="Archive contents">
        <table className={styles.found}>
          <thead>
            <tr>
              <th scope="col">Type</th>
              <th scope="col">In the archive</th>
              <th scope="col">{preview ? 'To import' : 'Imported'}</th>
            </tr>
          </thead>
          <tbody>
            {sections.map(({ name, label, found, added }) => (
              <tr key={name}>
                <th scope="row">{label}</th>
                <td>{found}</td>
                <td>{added}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </>
  );
}

const leftOut = (count: number): string =>
  count === 1
    ? '1 item is skipped because its lesson or course no longer exists.'
    : `${count} items are skipped because their lessons or courses no longer exist.`;
