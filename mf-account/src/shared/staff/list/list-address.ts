/** What of a list is in its address besides its filters. */
const COLUMNS = 'columns';
const ORDER = 'order';

interface ListColumn {
  key: string;
  isOptional?: boolean;
}

const usual = (columns: readonly ListColumn[]): string[] =>
  columns.filter(({ isOptional }) => !isOptional).map(({ key }) => key);

/** The keys of the columns that are shown: those that the address names, or the usual ones. */
export function shownColumns(params: URLSearchParams, columns: readonly ListColumn[]): string[] {
  const named = new Set(params.getAll(COLUMNS));
  const shown = columns.map(({ key }) => key).filter((key) => named.has(key));
  return shown.length > 0 ? shown : usual(columns);
}

/** The address that a form of filters and columns asks for; what says nothing is left out. */
export function addressOf(fields: FormData, columns: readonly ListColumn[], order: string): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of fields)
    if (typeof value === 'string' && value.trim() !== '') params.append(name, value.trim());
  if (String(params.getAll(COLUMNS)) === String(usual(columns))) params.delete(COLUMNS);
  if (order) params.set(ORDER, order);
  return params;
}

/** The order by another column than the usual one that the address names; null without it. */
export function orderIn(
  params: URLSearchParams,
  columns: readonly { order?: { name: string } }[],
): string | null {
  const named = params.get(ORDER);
  return columns.some(({ order }) => order?.name === named) ? named : null;
}

/** The same list in another order; null: in its usual one. */
export function inOrder(params: URLSearchParams, order: string | null): URLSearchParams {
  const next = new URLSearchParams(params);
  if (order === null) next.delete(ORDER);
  else next.set(ORDER, order);
  return next;
}

/** The same list the other way round. */
export function reversed(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  if (params.get(ORDER) === 'oldest') next.delete(ORDER);
  else next.set(ORDER, 'oldest');
  return next;
}
