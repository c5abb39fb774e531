const MAX_WORDS = 8;

/** The words of a search as people type it: letters and digits only, lower case, at most eight. */
export function searchTerms(query: string): string[] {
  return (query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS);
}
