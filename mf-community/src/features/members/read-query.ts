/** The api takes no longer search. */
export const MAX_QUERY = 100;

/** Reads `?q=`. */
export const readQuery = (params: URLSearchParams): string =>
  params.get('q')?.trim().slice(0, MAX_QUERY) ?? '';
