import type { ContentDetail, ContentSummary, FieldSchema } from '../queries/admin/content';

const AT = '2026-03-10T09:00:00.000Z';

export const contentSummary = (more: Partial<ContentSummary> = {}): ContentSummary => ({
  kind: 'page',
  slug: 'about',
  title: 'About',
  isPublished: true,
  hasDraft: false,
  version: 1,
  updatedAt: AT,
  updatedBy: { id: 'u1', slug: 'ada', name: 'Ada Lindqvist', profileImageUrl: '/ada.svg' },
  ...more,
});

interface Text {
  title?: string;
  body?: string;
  data?: object;
}

/** What is public of it, with a draft over it where `draft` is given. */
export function contentDetail(
  { kind = 'page', slug = 'about', ...more }: Partial<ContentSummary>,
  published: Text,
  draft?: Text,
): ContentDetail {
  const item = ({ title = 'About', body = '', data = {} }: Text) =>
    ({ kind, slug, title, body, data, position: 0, updatedAt: AT }) as NonNullable<ContentDetail['draft']>;
  const latest = { ...published, ...draft };
  return {
    ...contentSummary({ kind, slug, title: latest.title ?? 'About', hasDraft: draft !== undefined, ...more }),
    draft: draft ? item(latest) : null,
    published: item(published),
    auditEvents: [],
  };
}

const line = (maxLength: number): FieldSchema => ({ type: 'string', control: 'line', maxLength });
const title = line(160);
const text: FieldSchema = { type: 'string', control: 'text', maxLength: 1_000 };

/** As the api makes it of a page’s definition. */
export const PAGE_SCHEMA: FieldSchema = {
  type: 'object',
  properties: {
    description: line(300),
    headline: line(120),
    parts: {
      type: 'object',
      properties: {
        opening: {
          type: 'object',
          properties: { actions: { type: 'array', minItems: 1, maxItems: 1, items: line(60) } },
          required: ['actions'],
        },
        questions: {
          type: 'object',
          properties: {
            title,
            items: {
              type: 'array',
              minItems: 1,
              maxItems: 40,
              items: {
                type: 'object',
                properties: { title, text, fact: line(80) },
                required: ['title', 'text'],
              },
            },
          },
          required: ['title', 'items'],
        },
      },
      required: ['opening', 'questions'],
    },
  },
  required: ['description', 'parts'],
};

export const PAGE_DATA = {
  description: 'Why we started.',
  parts: {
    opening: { actions: ['Join'] },
    questions: {
      title: 'Questions',
      items: [
        { title: 'Is it free?', text: 'Yes.' },
        { title: 'For whom?', text: 'For all.' },
      ],
    },
  },
};
