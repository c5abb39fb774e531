import { usePageResponse, type PageMetadata } from '../../response';
import { usePublicConfig } from '../../session/public-config';
import { SITE_AS_IT_COMES, useSite } from '../../session/site';
import { SHARE_PICTURE, sharePicturePath } from './share-picture';
import { StructuredData } from './structured-data';

/** A page on the way from the front page to this one. */
export interface Crumb {
  title: string;
  path: string;
}

export interface PageHeadProps {
  /** Without the site's name. */
  title: string;
  /** One or two sentences for search results and shared links. */
  description?: string;
  /** The page's one address, without parameters that do not change what it shows. */
  path?: string;
  /** What the page shows, as Open Graph calls it. */
  kind?: 'website' | 'article' | 'book' | 'profile';
  /** Of what the page shows, for the picture beside shared links. */
  cover?: PageMetadata['cover'];
  /** The pages above this one, the topmost first. */
  within?: Crumb[];
  /** Keeps the page out of search results; a shared link to it has no picture. */
  unlisted?: boolean;
  /** Unlisted, and yet shared: a link to it has its picture. */
  shared?: boolean;
  /** What was here has been removed: the server answers 410. */
  removed?: boolean;
}

/** Title and metadata of a page; React moves the tags to the document's head, and the server reads them. */
export function PageHead(props: PageHeadProps) {
  const { title, description, path, kind, cover, within, unlisted, shared, removed } = props;
  const { publicUrl: origin } = usePublicConfig();
  const { siteName } = useSite();
  const fullTitle = title === SITE_AS_IT_COMES.siteName ? siteName : `${title} · ${siteName}`;
  const address = path === undefined ? undefined : origin + path;
  const picture =
    path === undefined || (unlisted && !shared)
      ? undefined
      : origin + sharePicturePath(path, title, cover?.seed);
  const response = usePageResponse();
  if (response && removed) response.status = 410;
  if (response)
    response.metadata = {
      title,
      description: description ?? '',
      canonical: address ?? null,
      picture: picture ?? null,
      ...(cover && { cover }),
      listed: !unlisted,
    };
  return (
    <>
      <title>{fullTitle}</title>
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:type" content={kind ?? 'website'} />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {address && <link rel="canonical" href={address} />}
      {address && <meta property="og:url" content={address} />}
      {picture && <SharePicture address={picture} title={title} siteName={siteName} />}
      {unlisted && <meta name="robots" content="noindex" />}
      {path !== undefined && within && !unlisted && <Trail crumbs={[...within, { title, path }]} />}
    </>
  );
}

interface SharePictureProps {
  address: string;
  title: string;
  siteName: string;
}

const SharePicture = ({ address, title, siteName }: SharePictureProps) => (
  <>
    <meta property="og:image" content={address} />
    <meta property="og:image:width" content={String(SHARE_PICTURE.width)} />
    <meta property="og:image:height" content={String(SHARE_PICTURE.height)} />
    <meta property="og:image:alt" content={`${title}. ${siteName}`} />
    <meta name="twitter:card" content="summary_large_image" />
  </>
);

const Trail = ({ crumbs }: { crumbs: Crumb[] }) => (
  <StructuredData
    about={(address) => ({
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map(({ title, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        item: address(path),
      })),
    })}
  />
);
