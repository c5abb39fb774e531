/** Text as a readable part of an address: "Ada Lindqvist" is `ada-lindqvist`. Empty when nothing is left. */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '');
}

/** `name`, or with a number behind it when that is taken. */
export function firstFreeSlug(name: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? name : `${name}-${number}`;
    if (!taken.has(slug)) return slug;
  }
}
