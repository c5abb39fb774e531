import { paths } from '#platform/paths/paths';
import type { Statement } from '../../../core/database/database.js';
import { personalData } from '../../../core/personal-data/personal-data.module.js';
import { PLAIN_TEXT_TABLES } from '../../../core/database/plain-texts/plain-texts.queries.js';

/** What someone is known by in the texts of others. */
export interface PersonalIdentifiers {
  id: string;
  slug: string;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  /** Someone else has the same name: in the texts of others it may be theirs. */
  hasNamesake: boolean;
}

export const personalIdentifiers = (memberId: string): Statement => ({
  text: `
    SELECT u.id, u.slug, u.email, u.first_name AS "firstName", u.last_name AS "lastName",
      EXISTS (SELECT FROM users o WHERE o.id <> u.id AND lower(o.first_name) = lower(u.first_name)
              AND lower(o.last_name) = lower(u.last_name)) AS "hasNamesake"
    FROM users u WHERE u.id = $1`,
  values: [memberId],
});

export interface TextColumn {
  table: string;
  column: string;
  type: 'text' | 'text[]' | 'jsonb';
}

const unscrubbedTables = (): string[] =>
  personalData().flatMap(({ tables }) => Object.keys(tables).filter((name) => tables[name]!.unscrubbed));

/** Every column in which someone may have written of someone; names that addresses are made of are not changed. */
export const textColumns = (): Statement => ({
  text: `
    SELECT quote_ident(c.table_name) AS table, c.column_name AS column,
      CASE c.udt_name WHEN '_text' THEN 'text[]' ELSE c.udt_name END AS type
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.is_generated = 'NEVER'
      AND c.udt_name IN ('text', '_text', 'jsonb') AND c.column_name <> 'slug' AND c.table_name <> ALL ($1::text[])
    UNION ALL VALUES ('pgboss.job', 'data', 'jsonb'), ('pgboss.archive', 'data', 'jsonb')
    ORDER BY 1, 2`,
  values: [unscrubbedTables()],
});

const NOBODY = 'a former member';
const NO_ID = '00000000-0000-0000-0000-000000000000';

/** Pairs of what is looked for and what is said instead: regular expressions of PostgreSQL. */
export function replacements({
  id,
  slug,
  email,
  firstName,
  lastName,
  hasNamesake,
}: PersonalIdentifiers): [string, string][] {
  const name = firstName && lastName && !hasNamesake ? `${firstName} ${lastName}` : null;
  return [
    [String.raw`\[[^][]*\]\(/profile/${escaped(slug)}\)`, NOBODY],
    [String.raw`(?<![^\s(])@${escaped(slug)}(?![a-z0-9-])`, NOBODY],
    [String.raw`/profile/${escaped(slug)}(?![a-z0-9-])`, paths.members],
    [paths.memberProfile(id), paths.members],
    [id, NO_ID],
    ...(email ? [[String.raw`(?<![\w.+-])${escaped(email)}(?![\w-])`, NOBODY] as [string, string]] : []),
    ...(name ? [[String.raw`\m${escaped(name)}\M`, NOBODY] as [string, string]] : []),
  ];
}

const isMarkdown = ({ table, column }: TextColumn): boolean =>
  PLAIN_TEXT_TABLES.some(({ name, markdown }) => name === table && markdown.includes(column));

/** Replaces them wherever one stands; a row without any is not touched. What was made of Markdown is made again. */
export function scrubbing(of: TextColumn, pairs: readonly [string, string][]): Statement {
  const { table, column, type } = of;
  const inJson = type !== 'text';
  const found = pairs.map(([pattern]) => (inJson ? asJson(pattern) : pattern)).join('|');
  const text = inJson ? `to_jsonb("${column}")::text` : `"${column}"`;
  const replaced = pairs.reduce(
    (sql, _, index) => `regexp_replace(${sql}, $${index * 2 + 2}, $${index * 2 + 3}, 'gi')`,
    text,
  );
  const value = {
    text: replaced,
    jsonb: `(${replaced})::jsonb`,
    'text[]': `ARRAY(SELECT jsonb_array_elements_text((${replaced})::jsonb))`,
  }[type];
  return {
    text: `UPDATE ${table} SET "${column}" = ${value}${isMarkdown(of) ? ', plain_text = NULL' : ''} WHERE ${text} ~* $1`,
    values: [
      found,
      ...pairs.flatMap(([pattern, replacement]) => [inJson ? asJson(pattern) : pattern, replacement]),
    ],
  };
}

/** As PostgreSQL writes it into JSON, where a quotation mark stands behind a backslash. */
const asJson = (pattern: string): string => pattern.replaceAll('"', String.raw`\\"`);

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
