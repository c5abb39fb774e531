import type { Statement } from '../database.js';

/** A table whose Markdown is stored as plain text too. */
export interface PlainTextTable {
  name: string;
  /** Its Markdown; of several columns the first gives the excerpt. */
  markdown: readonly string[];
  hasExcerpt: boolean;
}

export const PLAIN_TEXT_TABLES: readonly PlainTextTable[] = [
  { name: 'posts', markdown: ['body'], hasExcerpt: true },
  { name: 'post_replies', markdown: ['body'], hasExcerpt: true },
  { name: 'projects', markdown: ['purpose', 'result'], hasExcerpt: true },
  { name: 'exchanges', markdown: ['body'], hasExcerpt: true },
  { name: 'events', markdown: ['description'], hasExcerpt: false },
  { name: 'courses', markdown: ['description'], hasExcerpt: false },
];

/** Rows whose plain text is still to be made. */
export const withoutPlainText = ({ name, markdown }: PlainTextTable, size: number): Statement => ({
  text: `SELECT id, ARRAY[${markdown.map((column) => `coalesce("${column}", '')`).join(', ')}] AS markdown
         FROM ${name} WHERE plain_text IS NULL LIMIT $1`,
  values: [size],
});

export interface MadePlainText {
  id: string;
  plainText: string;
  excerpt: string;
}

/** A row that was written in the meantime has its own already. */
export const plainTextsMade = (
  { name, hasExcerpt }: PlainTextTable,
  made: readonly MadePlainText[],
): Statement => ({
  text: `UPDATE ${name} t SET plain_text = m."plainText"${hasExcerpt ? ', excerpt = m.excerpt' : ''}
         FROM json_to_recordset($1::json) m(id uuid, "plainText" text, excerpt text)
         WHERE t.id = m.id AND t.plain_text IS NULL`,
  values: [JSON.stringify(made)],
});
