import { useState, type ChangeEvent } from 'react';
import { fieldError } from '@futurelab/platform/components/field-error';
import { longDateWithYear } from '@futurelab/platform/format';
import { useMutation } from '@futurelab/platform/query';
import { useSession } from '@futurelab/platform/session';
import { Button, Field, Input, Section, TableScroll } from '@futurelab/platform/ui';
import { FormError } from '../../shared/form/form-error';
import { type DataImport, dataImportMutation } from '../../queries/account/own-data';
import styles from './own-data.module.css';

/** An archive of another account: what it would bring in, and bringing it in. */
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
      title="Bring in an archive"
      lead="From an earlier FutureLab account of yours. Profile, preferences, notes, reflections, progress and certificates come in. Where both have something, the newer one stays; your profile becomes that of the archive."
    >
      <div className={styles.form}>
        <Field
          label="Archive"
          hint="The .zip file that you downloaded here, unchanged. At most 30 MB."
          error={error}
        >
          <Input type="file" accept=".zip,application/zip" onChange={choose} />
        </Field>
        <div aria-live="polite" className={styles.state}>
          {preview.isPending && <p>Looking into it …</p>}
          {preview.data && !bring.data && <Contents found={preview.data} />}
          {bring.data && <p>Done. What the table below says is in your account now.</p>}
          {bring.data && <Contents found={bring.data} />}
        </div>
        {file && preview.data && !bring.data && (
          <div className={styles.actions}>
            <Button busy={bring.isPending} onClick={() => bring.mutate({ file, preview: false })}>
              Bring it in
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
        An archive of {longDateWithYear(exportedAt, user?.timeZone ?? 'UTC')}.
        {isRepeated && ' You have brought it in before: only what is missing here comes in again.'}
        {missing > 0 && ` ${leftOut(missing)}`}
      </p>
      <TableScroll label="What the archive holds">
        <table className={styles.found}>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">In the archive</th>
              <th scope="col">{preview ? 'Would come in' : 'Came in'}</th>
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
    ? '1 thing belongs to a lesson or course that is not here any more, and is left out.'
    : `${count} things belong to lessons or courses that are not here any more, and are left out.`;
