/** Addresses of the site that a page, or its sitemap, leads to. */
export const addressesIn = (markup: string): string[] =>
  [...markup.matchAll(/(?:href="|<loc>https?:\/\/[^/<]+)(\/[^"?#<]*)/g)].map(([, address]) => address!);

/** The shortest path that a pattern matches, but for its parameters: without what is optional. */
export const withoutOptional = (pattern: string): string => pattern.replace(/\/([^/]*\?|\*)/g, '') || '/';

export const hasParameters = (pattern: string): boolean => pattern.includes('/:');

/**
 * An address that a pattern matches: for one with parameters one that was found or that such a one begins with, or that goes
 * on from another pattern's (`/groups/readers/people`, where `/groups/readers` was found). undefined where there is none.
 * @param patterns all that the section has
 */
export function addressOf(
  pattern: string,
  patterns: readonly string[],
  found: readonly string[],
): string | undefined {
  if (!hasParameters(pattern)) return pattern;
  const beginnings = new RegExp(`^${pattern.replace(/:[^/]+/g, '[^/]+')}(?=/|$)`);
  // `/groups/new` is no group, nor is what `/groups/join/abc` begins with.
  const isParameter = (one: string) => !patterns.some((other) => `${other}/`.startsWith(`${one}/`));
  const address = found.flatMap((one) => beginnings.exec(one)?.[0] ?? []).find(isParameter);
  if (address !== undefined) return address;
  const cut = pattern.lastIndexOf('/');
  const [beginning, end] = [pattern.slice(0, cut), pattern.slice(cut)];
  if (hasParameters(end)) return undefined;
  const known = addressOf(beginning, patterns, found);
  return known && known + end;
}

/** Of the subjects that the site has, not of its other pages; none while the shell does not say. */
export async function addressesInSitemap(shellUrl: string, timeout: number): Promise<string[]> {
  const read = async (path: string) => {
    const answer = await fetch(shellUrl + path, { signal: AbortSignal.timeout(timeout) });
    return answer.ok ? addressesIn(await answer.text()) : [];
  };
  try {
    const parts = await read('/sitemap.xml');
    return (await Promise.all(parts.filter((part) => part !== '/sitemap-pages.xml').map(read))).flat();
  } catch {
    return [];
  }
}
