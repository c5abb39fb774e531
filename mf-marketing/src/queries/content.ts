import { apiListQuery, apiQuery, type Schema } from '@futurelab/platform/api';

type Content<Words> = Omit<Schema<'ContentItem'>, 'data'> & { data: Words };

export type PageContent = Content<Schema<'PageWords'>>;
export type Partner = Content<Schema<'PartnerWords'>>;
export type Testimonial = Content<Schema<'TestimonialWords'>>;
export type Episode = Schema<'Episode'>;

/** What a page says, by its slug. */
export const pageContentQuery = (page: string) => apiQuery<PageContent>('/api/content/page', page);
export const partnersQuery = apiListQuery<Partner>('/api/content/partner?limit=100');
export const testimonialsQuery = apiListQuery<Testimonial>('/api/content/testimonial?limit=100');

/** `after`: where the list before ended, as its address has it. */
export const episodesQuery = (after: string | null) =>
  apiListQuery<Episode>(`/api/episodes${after ? `?cursor=${encodeURIComponent(after)}` : ''}`);
