import pg from 'pg';
import { createEmptyDatabase } from '../../../test/database/test-database.js';
import { sqlFiles } from '../database/sql-functions.js';

const FOLDED: [text: string, folded: string][] = [
  ['Élodie Ångström', 'elodie angstrom'],
  ['ДАРЬЯ Королёва', 'дарья королева'],
  ['Łukasz, Øystein & Đorđe', 'lukasz oystein dorde'],
  ['STRAßE ẞ Œuvre Ægir Þór', 'strasse ss oeuvre aegir thor'],
  ['Iİıi', 'iiii'],
  ['ΝΊΚΟΣ Νίκος', 'νικοσ νικοσ'],
  ["D’Arcy D'Arcy DʼArcy ‘quoted’ leaders’ work", 'darcy darcy darcy quoted leaders work'],
  ['C++, C#/F# and (C++)', 'c++ c# f# and c++'],
  ['Node.js CI/CD R&D a+b #tag 18+', 'node js ci cd r d a b tag 18+'],
  ['हिन्दी தமிழ்', 'हिन्दी தமிழ்'],
  ['می‌خواهم', 'میخواهم'],
  ['今日は東京都でAI勉強会', '今日は東京都で ai 勉強会'],
  ['ﾃﾞｰﾀ ＡＩ', 'データ ai'],
  ['\u202eabc\u202c 🎉party™ x\u00a0y', 'abc party x y'],
  ['!?', ''],
];

/** `text` is found by `query`. */
const FOUND: [text: string, query: string][] = [
  ['Sinéad D’Arcy', "d'arcy"],
  ["Sinéad D'Arcy", 'darcy'],
  ['Sinéad D’Arcy', 'Arcy'],
  ['Programming in C++', 'c++'],
  ['Programming in C++', 'C'],
  ['Node.js for leaders', 'node'],
  ['Node.js for leaders', 'JS'],
  ['今日は東京都で勉強会', '東京'],
  ['今日は東京都で勉強会', '都'],
  ['วันนี้เรียนภาษาไทยกัน', 'ภาษาไทย'],
  ['मैं हिन्दी बोलता हूँ', 'हिन्दी'],
];

/** Databases that people have: FutureLab's own, one that it made before, and what servers elsewhere are made with. */
const DATABASES: [name: string, options: string][] = [
  ['C.UTF-8', `LOCALE_PROVIDER builtin BUILTIN_LOCALE 'C.UTF-8' LOCALE 'C'`],
  ['C', `LOCALE 'C'`],
  ['ICU English', `LOCALE_PROVIDER icu ICU_LOCALE 'en' LOCALE 'C'`],
  ['ICU Turkish', `LOCALE_PROVIDER icu ICU_LOCALE 'tr' LOCALE 'C'`],
];

describe.each(DATABASES)('In a database with the locale %s', (_, options) => {
  let client: pg.Client;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const database = await createEmptyDatabase(options);
    drop = database.drop;
    client = new pg.Client(database.url);
    await client.connect();
    const file = (await sqlFiles()).definitions.find(({ file }) => file === 'core/search/folding.sql')!;
    await client.query(file.text);
  });
  afterAll(async () => {
    await client.end();
    await drop();
  });

  it('case, accents and apostrophes do not count, and signs that end a word do', async () => {
    const { rows } = await client.query<{ folded: string }>(
      'SELECT search_fold(t) AS folded FROM unnest($1::text[]) WITH ORDINALITY x(t, n) ORDER BY n',
      [FOLDED.map(([text]) => text)],
    );
    expect(rows.map(({ folded }, index) => [FOLDED[index]![0], folded])).toEqual(FOLDED);
  });

  it('words are found in every script, also inside a sentence without spaces', async () => {
    const { rows } = await client.query<{ found: boolean }>(
      `SELECT search_exact_vector(text, 'A') @@ (
         SELECT string_agg(quote_literal(word) || CASE WHEN length(word) = 1 THEN ':*' ELSE '' END, ' & ') FROM search_query_terms(query)
       )::tsquery AS found
       FROM unnest($1::text[], $2::text[]) WITH ORDINALITY x(text, query, n) ORDER BY n`,
      [FOUND.map(([text]) => text), FOUND.map(([, query]) => query)],
    );
    expect(FOUND.filter((_, index) => !rows[index]!.found)).toEqual([]);
  });

  it('words of every script have the shape of those like them', async () => {
    const { rows } = await client.query<{ shapes: string[] }>(
      `SELECT ARRAY(SELECT search_shape(w) FROM unnest(ARRAY['ethics', 'дарья', 'дарба']) w) AS shapes`,
    );
    const [ethics, one, other] = rows[0]!.shapes as [string, string, string];
    expect(ethics).toBe('ethics');
    expect(one).toMatch(/^[a-z0-9]{5}$/);
    expect(other.slice(0, 3)).toBe(one.slice(0, 3));
    expect(other).not.toBe(one);
  });
});
