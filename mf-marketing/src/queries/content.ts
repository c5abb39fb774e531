import { apiListQuery, apiQuery, type ListPage, type Schema } from '@futurelab/platform/api';

type AnyContent = Schema<'ContentItem'>;
interface ContentData {
  page: Schema<'PageText'>;
  partner: Schema<'PartnerText'>;
  testimonial: Schema<'TestimonialText'>;
}
type Content<Kind extends keyof ContentData> = AnyContent & { kind: Kind; data: ContentData[Kind] };

export type PageContent = Content<'page'>;
export type Partner = Content<'partner'>;
export type Testimonial = Content<'testimonial'>;
export type Episode = Schema<'Episode'>;

const isOf =
  <Kind extends keyof ContentData>(kind: Kind) =>
  (item: AnyContent): item is Content<Kind> =>
    item.kind === kind;
const isPage = isOf('page');

function pageOf(item: AnyContent): PageContent {
  if (!isPage(item)) throw new TypeError(`${item.slug} is no page`);
  return item;
}
const listOf = <Kind extends keyof ContentData>(kind: Kind) => {
  const isOfKind = isOf(kind);
  return ({ items }: ListPage<AnyContent>) => items.filter(isOfKind);
};

/** What a page says, by its slug. */
export const pageContentQuery = (slug: string) => ({
  ...apiQuery('/api/content/{kind}/{slug}', { path: { kind: 'page', slug } }),
  select: pageOf,
});
const contentsQuery = (kind: 'partner' | 'testimonial') =>
  apiListQuery('/api/content/{kind}', { path: { kind }, query: { limit: 100 } });
export const partnersQuery = { ...contentsQuery('partner'), select: listOf('partner') };
export const testimonialsQuery = { ...contentsQuery('testimonial'), select: listOf('testimonial') };

/** `after`: where the list before ended, as its address has it. */
export const episodesQuery = (after: string | null) =>
  apiListQuery('/api/episodes', { query: { cursor: after ?? undefined } });
