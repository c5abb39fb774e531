import { CsvError, parse } from 'csv-parse/sync';
import { MOST_ROWS } from './invitation-import.dto.js';
import { type Column, type InvitationRow, readRow } from './invitation-row.js';
import { UnreadableFileError } from './unreadable-file.error.js';

/** What a column may be called, in small letters. */
const COLUMNS: Readonly<Record<string, Column>> = {
  email: 'email',
  mail: 'email',
  'email address': 'email',
  'first name': 'firstName',
  firstname: 'firstName',
  'given name': 'firstName',
  'last name': 'lastName',
  lastname: 'lastName',
  surname: 'lastName',
  'family name': 'lastName',
  name: 'name',
  'full name': 'name',
  role: 'role',
};

interface InvitationFile {
  unusedColumns: string[];
  rows: InvitationRow[];
}

/** Reads rows as spreadsheets save them: separated by commas, semicolons or tabs. @throws UnreadableFileError */
export function readInvitationFile(content: string): InvitationFile {
  const [header, ...records] = recordsIn(content.replace(/\r\n?/g, '\n'));
  const titles = (header?.cells ?? []).map((title) => title.trim());
  const columns = titles.map((title) => COLUMNS[plain(title)]);
  requireColumns(columns, titles);
  if (records.length === 0) throw new UnreadableFileError('There are no rows below the column names.');
  if (records.length > MOST_ROWS)
    throw new UnreadableFileError(
      `There are ${records.length} rows. Import up to ${MOST_ROWS.toLocaleString('en')} at a time.`,
    );
  return {
    unusedColumns: titles.filter((title, at) => columns[at] === undefined && title !== ''),
    rows: withoutRepeats(records.map(({ line, cells }) => readRow(line, cells, columns))),
  };
}

interface CsvRecord {
  line: number;
  cells: string[];
}

function recordsIn(text: string): CsvRecord[] {
  // Excel may name the separator in a line of its own.
  const [named, separator] = /^sep=([,;\t])\n/i.exec(text) ?? [''];
  try {
    const records = parse(text.slice(named.length), {
      delimiter: separator ?? separatorOf(text),
      recordDelimiter: '\n',
      info: true,
      trim: true,
      // A nickname in quotation marks is no mistake in a cell that has none around it.
      relaxQuotes: true,
      relaxColumnCount: true,
      skipEmptyLines: true,
      skipRecordsWithEmptyValues: true,
    }) as unknown as { info: { lines: number }; record: string[] }[];
    const above = named === '' ? 0 : 1;
    return records.map(({ info, record }) => ({ line: info.lines + above, cells: record }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = String(error['lines']);
    throw new UnreadableFileError(`Line ${line}: a quotation mark is missing or in the wrong place.`);
  }
}

/** The one that the names of the columns have most of. */
function separatorOf(text: string): string {
  const [header = ''] = text.split('\n', 1);
  const count = (separator: string) => header.split(separator).length;
  return [',', ';', '\t'].reduce((best, other) => (count(other) > count(best) ? other : best));
}

/** "E-Mail" is "email", and "first_name" "first name". */
const plain = (title: string): string =>
  title
    .toLowerCase()
    .replace(/^e-/, 'e')
    .replace(/[\s_-]+/g, ' ');

function requireColumns(columns: readonly (Column | undefined)[], titles: readonly string[]): void {
  if (!columns.includes('email'))
    throw new UnreadableFileError('The first line must name the columns, and one of them must be “email”.');
  const repeated = columns.findIndex((column, at) => column !== undefined && columns.indexOf(column) < at);
  if (repeated >= 0)
    throw new UnreadableFileError(`The column “${titles[repeated]}” is there twice. Remove one.`);
}

/** Of the rows with one address, the first counts. */
function withoutRepeats(rows: readonly InvitationRow[]): InvitationRow[] {
  const lines = new Map<string, number>();
  return rows.map((row) => {
    if (row.problem !== null) return row;
    const first = lines.get(row.email);
    if (first === undefined) lines.set(row.email, row.line);
    return first === undefined
      ? row
      : { ...row, isRepeated: true, problem: `Same address as line ${first}.` };
  });
}
