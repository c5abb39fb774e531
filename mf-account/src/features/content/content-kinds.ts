import { paths } from '@futurelab/platform/paths';
import type { ContentKind } from '../../queries/admin/content';

interface KindTexts {
  /** Of many. */
  title: string;
  /** Of one, within a sentence. */
  one: string;
  lead: string;
  /** Whether readers see its list in the order of this one. */
  isOrdered?: boolean;
}

export const CONTENT_KINDS: Record<ContentKind, KindTexts> = {
  page: {
    title: 'Pages',
    one: 'page',
    lead: 'What the public pages say. A draft is public once you publish it.',
  },
  partner: {
    title: 'Partners',
    one: 'partner',
    lead: 'Shown on the Partners page, in this order.',
    isOrdered: true,
  },
  testimonial: {
    title: 'Testimonials',
    one: 'testimonial',
    lead: 'Shown on the book page. Each needs the consent of who said it.',
    isOrdered: true,
  },
  episode: { title: 'Episodes', one: 'episode', lead: 'The podcast, on its page and in its feed.' },
};

export const contentListAddress = (kind: ContentKind): string =>
  kind === 'page' ? paths.adminPages : paths.adminContents(kind);

export const contentAddress = (kind: ContentKind, slug: string): string =>
  kind === 'page' ? paths.adminPage(slug) : paths.adminContent(kind, slug);

/** What the two texts that every kind has are called. */
export const TITLE_LABELS: Record<ContentKind, string> = {
  page: 'Title',
  partner: 'Name',
  testimonial: 'Source',
  episode: 'Title',
};

export const BODY_LABELS: Record<ContentKind, string> = {
  page: 'Text',
  partner: 'Text',
  testimonial: 'Quote',
  episode: 'Notes',
};
