import type { Thing } from 'schema-dts';
import { usePublicConfig } from '../../session/public-config';

/** Makes the whole address of a path of this site, as search engines want it. */
type Address = (path: string) => string;

export interface StructuredDataProps {
  /** What the page is about, in the vocabulary of schema.org. */
  about: (address: Address) => Exclude<Thing, string>;
}

/** Facts of a page for search engines, as JSON-LD. It is data: no browser runs it, and no text in it can end it. */
export function StructuredData({ about }: StructuredDataProps) {
  const { publicUrl: origin } = usePublicConfig();
  const facts = { '@context': 'https://schema.org', ...about((path) => origin + path) };
  const json = JSON.stringify(facts).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
