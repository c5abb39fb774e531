/** What of a list is in its address besides its filters. */
const COLUMNS = 'columns';
const ORDER = 'order';

/** The keys of the columns that are shown: those that the address names, or all. */
export function shownColumns(params: URLSearchParams, all: readonly string[]): string[] {
  const named = new Set(params.getAll(COLUMNS));
  const shown = all.filter((key) => named.has(key));
  return shown.length > 0 ? shown : [...all];
}

/** The address that a form of filters and columns asks for; what says nothing is left out. */
export function addressOf(fields: FormData, allColumns: readonly string[], order: string): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of fields)
    if (typeof value === 'string' && value.trim() !== '') params.append(name, value.trim());
  if (params.getAll(COLUMNS).length === allColumns.length) params.delete(COLUMNS);
  if (order) params.set(ORDER, order);
  return params;
}

/** The same list the other way round. */
export function reversed(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  if (params.get(ORDER) === 'oldest') next.delete(ORDER);
  else next.set(ORDER, 'oldest');
  return next;
}
