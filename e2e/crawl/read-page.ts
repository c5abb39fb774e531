/** What a document says about itself, and where it leads. */
export interface ReadPage {
  titles: string[];
  metas: Map<string, string>;
  canonical: string | null;
  headings: number;
  /** Of its links, as written. */
  hrefs: string[];
  ids: Set<string>;
  /** Texts of its JSON-LD blocks. */
  data: string[];
}

/** From a document as the server writes it: attributes in double quotes, no comments around elements. */
export function readPage(html: string): ReadPage {
  const all = (pattern: RegExp): string[] =>
    [...html.matchAll(pattern)].map(([, found = '']) => decode(found));
  const metas = [...html.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)"/g)];
  return {
    titles: all(/<title>([^<]*)<\/title>/g),
    metas: new Map(metas.map(([, name = '', content = '']) => [name, decode(content)])),
    canonical: all(/<link rel="canonical" href="([^"]*)"/g)[0] ?? null,
    headings: all(/<(h1)[\s>]/g).length,
    hrefs: all(/<a\s(?:[^>]*\s)?href="([^"]*)"/g),
    ids: new Set(all(/\sid="([^"]*)"/g)),
    data: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, text = '']) => text,
    ),
  };
}

const ENTITIES: Record<string, string> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' };
const decode = (text: string): string =>
  text.replace(/&(amp|quot|#x27|lt|gt);/g, (_, name: string) => ENTITIES[name]!);
