const MAX_TEXT_LENGTH = 100;

/** What is searched for in an address; nothing where it is empty. */
export const textIn = (params: URLSearchParams, name: string): string | undefined =>
  params.get(name)?.trim().slice(0, MAX_TEXT_LENGTH) || undefined;

/** One of the choices in an address; nothing where it is none of them. */
export function choiceIn<Key extends string>(
  params: URLSearchParams,
  name: string,
  choices: Readonly<Record<Key, unknown>>,
): Key | undefined {
  const value = params.get(name);
  return value !== null && Object.hasOwn(choices, value) ? (value as Key) : undefined;
}

/** The newest first, unless the address says otherwise. */
export const orderIn = (params: URLSearchParams): 'oldest' | undefined =>
  choiceIn(params, 'order', { oldest: true });

/** Where a list is a file, with what narrows it. */
export function fileAddress(path: `/api/${string}.csv`, filters: Record<string, string | undefined>): string {
  const given = Object.entries(filters).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `${path}?${new URLSearchParams(given)}`;
}
