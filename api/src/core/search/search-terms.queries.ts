import { Parameters } from '../database/json.sql.js';
import type { Statement } from '../database/database.js';
import { searchTermsSql, type TermOptions } from './search-terms.sql.js';

export interface SearchField extends TermOptions {
  query: string;
}

/** `query`: what was typed in all of the fields. */
export function searchTermsQuery(fields: SearchField[], isSignedIn: boolean): Statement {
  const parameters = new Parameters();
  const signedIn = parameters.add(isSignedIn);
  const terms = fields.map(
    ({ query, ...options }) =>
      `SELECT query FROM (${searchTermsSql({ query: `${parameters.add(query)}::text`, signedIn, ...options })}) t`,
  );
  return {
    text: `SELECT string_agg('(' || query::text || ')', ' & ') AS query FROM (${terms.join(' UNION ALL ')}) f`,
    values: parameters.values,
  };
}
