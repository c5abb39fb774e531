/** JSON escaped for a script element. */
export const embed = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

const embedded = new WeakMap<object, string>();

/** The same for what never changes, and is in many pages. */
export function embedOnce(value: object): string {
  const known = embedded.get(value) ?? embed(value);
  embedded.set(value, known);
  return known;
}
