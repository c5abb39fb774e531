import { Field, Input, Textarea } from '@futurelab/platform/ui';
import { useState, type ChangeEvent } from 'react';
import styles from './import.module.css';
import { readRows } from './read-rows';

const SAMPLE = [
  'email,first name,last name,role',
  'maya@example.com,Maya,Chen,member',
  'leo@example.com,Leo,"Brandt, MD",moderator',
].join('\r\n');

const SAMPLE_URL = `data:text/csv;charset=utf-8,${encodeURIComponent(`\ufeff${SAMPLE}\r\n`)}`;

interface RowsFieldProps {
  content: string;
  error: string | undefined;
  onChange: (content: string) => void;
}

/** Rows of a file, which can be corrected, or pasted without one. */
export function RowsField({ content, error, onChange }: RowsFieldProps) {
  const [problem, setProblem] = useState<string>();
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    const read = await readRows(file);
    setProblem('problem' in read ? read.problem : undefined);
    if ('content' in read) onChange(read.content);
  };
  return (
    <>
      <Field label="CSV file" hint="Up to 1,000 people and 200 KB." error={problem}>
        <Input
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          // So that a file that was corrected can be chosen again.
          onClick={({ currentTarget }) => (currentTarget.value = '')}
          onChange={(event) => void take(event)}
        />
      </Field>
      <p className={styles.note}>
        The first line names the columns: email, first name, last name, role. Only email is required; the role
        is member, moderator or admin.{' '}
        <a href={SAMPLE_URL} download="members-sample.csv">
          Download a sample file
        </a>
      </p>
      <Field label="Rows" hint="From the file. You can also paste or edit rows here." error={error}>
        <Textarea
          rows={8}
          className={styles.rows}
          value={content}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
    </>
  );
}
