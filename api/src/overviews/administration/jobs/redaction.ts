const MOST_CHARACTERS = 500;
const MOST_ITEMS = 10;
const DEEPEST = 4;
const HIDDEN = '[hidden]';

const LINK = /\b[a-z][a-z+.-]*:\/\/\S+/gi;
const ADDRESS = /[^\s<>"'(),;:@]+@[^\s<>"'(),;:@]+/g;
/** Keys and codes: long and with digits, or digits alone; ids are none. */
const SECRET = /\b(?![0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b)(?:(?=[\w-]*\d)[\w-]{20,}|\d{6,})\b/gi;

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
/** What names a kind of thing, or a thing at the payment provider. */
const SAFE_KEYS = new Set(['kind', 'type', 'status', 'providerId']);

/** "m…@example.com" */
export const redactedAddress = (address: string): string =>
  `${[...address][0] ?? ''}…${address.slice(address.lastIndexOf('@'))}`;

/** A text without addresses, links, keys and codes. */
export function redactedText(text: string): string {
  const redacted = text
    .slice(0, 4 * MOST_CHARACTERS)
    .replace(LINK, '[link]')
    .replace(ADDRESS, redactedAddress)
    .replace(SECRET, HIDDEN);
  return redacted.length > MOST_CHARACTERS ? `${redacted.slice(0, MOST_CHARACTERS)}…` : redacted;
}

/** What a job carries: ids, instants, numbers and names of kinds; all other text is hidden. */
export function redactedData(value: unknown, key = '', depth = 0): unknown {
  if (typeof value === 'string')
    return ID.test(value) || INSTANT.test(value) || SAFE_KEYS.has(key) ? value : HIDDEN;
  if (typeof value !== 'object' || value === null) return value;
  if (depth === DEEPEST) return HIDDEN;
  if (Array.isArray(value)) {
    const shown = value.slice(0, MOST_ITEMS).map((item) => redactedData(item, key, depth + 1));
    return value.length > MOST_ITEMS ? [...shown, `${value.length - MOST_ITEMS} more`] : shown;
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, redactedData(item, name, depth + 1)]),
  );
}
