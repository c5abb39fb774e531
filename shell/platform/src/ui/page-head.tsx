import { usePublicConfig } from '../session/public-config';

export interface PageHeadProps {
  /** Without the site's name. */
  title: string;
  /** One or two sentences for search results and shared links. */
  description?: string;
  /** The page's one address, without parameters that do not change what it shows. */
  path?: string;
  /** Picture for shared links, as a path or an address. */
  image?: string;
  /** Keeps the page out of search results. */
  unlisted?: boolean;
}

/** Title and meta data of a page; React moves them to the document's head on server and client. */
export function PageHead({ title, description, path, image, unlisted }: PageHeadProps) {
  const { publicUrl: origin } = usePublicConfig();
  const fullTitle = title === 'FutureLab' ? title : `${title} · FutureLab`;
  const address = path === undefined ? undefined : origin + path;
  return (
    <>
      <title>{fullTitle}</title>
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content="FutureLab" />
      <meta property="og:type" content="website" />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {address && <link rel="canonical" href={address} />}
      {address && <meta property="og:url" content={address} />}
      {image && <meta property="og:image" content={image.startsWith('/') ? origin + image : image} />}
      {image && <meta name="twitter:card" content="summary_large_image" />}
      {unlisted && <meta name="robots" content="noindex" />}
    </>
  );
}
