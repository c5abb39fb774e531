import type { StubResponses } from '@futurelab/platform/testing';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import type { Episode, PageContent, Partner, Testimonial } from './queries/content';

const CONTENT = { body: '', position: 0, updatedAt: '2025-01-01T00:00:00.000Z' };

export const pageContent = (slug: string, more: Partial<PageContent>): PageContent => ({
  ...CONTENT,
  kind: 'page',
  slug,
  title: slug,
  data: { description: `What ${slug} is about.` },
  ...more,
});

const FIRST_CONTENT = join(__dirname, '../../api/seed/first-content/pages');

/** The content a page comes with, as the api has them. */
export const firstContent = (slug: string): PageContent =>
  pageContent(slug, load(readFileSync(join(FIRST_CONTENT, `${slug}.yaml`), 'utf8')) as PageContent);

/** The api, as far as it knows the content of these pages. */
export const pageApi = (...slugs: string[]): StubResponses =>
  Object.fromEntries(slugs.map((slug) => [`GET /api/content/page/${slug}`, { body: firstContent(slug) }]));

export const partner: Partner = {
  ...CONTENT,
  kind: 'partner',
  slug: 'tarnwick-hospitals',
  title: 'Tarnwick Hospitals',
  body: 'Which parts of a handover a **machine** may draft.',
  data: { sign: 'M16 4v24', link: { to: '/groups/care-and-clinic', label: 'Care and Clinic' } },
};

export const testimonial = (title: string, about: 'book' | 'community'): Testimonial => ({
  ...CONTENT,
  kind: 'testimonial',
  slug: title.toLowerCase(),
  title,
  body: `What ${title} thinks.`,
  data: { about },
});

export const episode: Episode = {
  slug: 'who-signs',
  season: 1,
  number: 2,
  title: 'Who signs?',
  guest: 'With Bram Oostveen',
  summary: 'The name at the bottom.',
  notes: 'Begins with [a chapter](/digital-mystics/book).',
  transcript: '**Bram:** There was weather.',
  chapters: [
    { start: 0, title: 'Opening' },
    { start: 6.8, title: 'Weather' },
  ],
  publishedAt: '2025-03-18T06:00:00.000Z',
  audio: { path: '/api/episodes/who-signs/audio.mp3', type: 'audio/mpeg', bytes: 117_698, seconds: 39 },
};
