const MENTION = /(?:\]\(\/profile\/|(?:^|[\s(])@)([a-z0-9]+(?:-[a-z0-9]+)*)/g;
const MAX_MENTIONS = 20;

/** Slugs of the members whom a Markdown text mentions: `[@Maya](/profile/maya-okafor)` as the editor writes it, or `@maya-okafor`. */
export function mentionsIn(markdown: string): string[] {
  const slugs = [...markdown.matchAll(MENTION)].map(([, slug]) => slug!);
  return [...new Set(slugs)].slice(0, MAX_MENTIONS);
}
