import { apiListQuery, apiQuery, type ListPage, type Schema } from '@futurelab/platform/api';
import { useQuery } from '@futurelab/platform/query';
import { useSearchParams } from '@futurelab/platform/router';

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

/** What a page says, by its slug; with a signed `preview`, its draft. */
export const pageContentQuery = (slug: string, preview: string | null) => ({
  ...apiQuery('/api/content/{kind}/{slug}', {
    path: { kind: 'page', slug },
    query: { preview: preview ?? undefined },
  }),
  select: pageOf,
});

/** The same, as the address asks for it. */
export function usePageContent(slug: string) {
  const [params] = useSearchParams();
  return useQuery(pageContentQuery(slug, previewIn(params)));
}

export const previewIn = (params: URLSearchParams): string | null => params.get('preview');
const contentsQuery = (kind: 'partner' | 'testimonial') =>
  apiListQuery('/api/content/{kind}', { path: { kind }, query: { limit: 100 } });
export const partnersQuery = { ...contentsQuery('partner'), select: listOf('partner') };
export const testimonialsQuery = { ...contentsQuery('testimonial'), select: listOf('testimonial') };

/** `after`: where the list before ended, as its address has it. */
export const episodesQuery = (after: string | null) =>
  apiListQuery('/api/episodes', { query: { cursor: after ?? undefined } });
