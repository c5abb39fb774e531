import type { Token } from 'markdown-it';
import { parseMarkdown } from '../../core/markdown/parse-markdown.js';

const SLUG = '([a-z0-9]+(?:-[a-z0-9]+)*)';
const PROFILE = new RegExp(`^/profile/${SLUG}$`);
/** `@maya-okafor`, but no address of mail and no `@scope/package`. */
const NAME = new RegExp(String.raw`(?<![^\s(])@${SLUG}(?![\w/@-]|\.\w)`, 'g');
const MAX_MENTIONS = 20;

/**
 * Slugs of the members whom a Markdown text mentions: `[@Maya](/profile/maya-okafor)` as the editor writes it, or
 * `@maya-okafor`. Neither counts in code, and another link to a profile is a link.
 */
export function mentionsIn(markdown: string): string[] {
  const slugs = parseMarkdown(markdown).flatMap(({ children }) => mentionsAmong(children ?? []));
  return [...new Set(slugs)].slice(0, MAX_MENTIONS);
}

function mentionsAmong(tokens: readonly Token[]): string[] {
  const slugs: string[] = [];
  let link: { href: string; label: string } | null = null;
  for (const { type, content, attrs } of tokens) {
    if (type === 'link_open') link = { href: String(Object.fromEntries(attrs ?? [])['href']), label: '' };
    else if (type === 'text' && link) link.label += content;
    else if (type === 'text') slugs.push(...[...content.matchAll(NAME)].map(([, slug]) => slug!));
    else if (type === 'link_close') {
      const slug = link?.label.startsWith('@') && PROFILE.exec(link.href)?.[1];
      if (slug) slugs.push(slug);
      link = null;
    }
  }
  return slugs;
}
