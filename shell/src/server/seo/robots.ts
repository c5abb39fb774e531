import type { ListedPage } from './site-directory';

/** `/robots.txt`: every page may be read, every recording heard; calls and sign-in are no pages. */
export const robotsText = (publicUrl: string): string =>
  [
    'User-agent: *',
    'Allow: /api/episodes/',
    ...[
      '/api/',
      '/auth/',
      '/dev/',
      '/newsletter/confirm',
      '/newsletter/interests',
      '/newsletter/unsubscribe',
    ].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

/** `/llms.txt` (llmstxt.org): what the site is and where what is, for readers that are language models. */
export function llmsText(publicUrl: string, about: string, parts: Record<string, ListedPage[]>): string {
  const line = ({ path, title, description }: ListedPage): string =>
    `- [${title.replace(/[[\]]/g, '')}](${publicUrl}${path})${description ? `: ${description.replace(/\s+/g, ' ')}` : ''}`;
  const sections = Object.entries(parts)
    .filter(([, pages]) => pages.length > 0)
    .map(([name, pages]) => `## ${name}\n\n${pages.map(line).join('\n')}\n`);
  return [`# FutureLab\n\n> ${about}\n`, ...sections].join('\n');
}
