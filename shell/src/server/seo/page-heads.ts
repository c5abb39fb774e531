import type { LiveDocument } from '@futurelab/platform/live-document';
import { decodeEntities } from '../pages/html-entities';
import type { LiveDocumentSource } from '../releases/live-document-source';
import type { PageService } from '../pages/page-service';
import { resolveReleases, type ReleaseSet } from '../releases/release-set';

/** What a page says about itself to a visitor. */
export interface Head {
  /** Without the site's name. */
  title: string;
  description: string;
  /** The page's one address; another page's where this one is a variant of it. */
  canonical: string | null;
  /** Address of the picture beside shared links; a page that is not for everybody has none. */
  picture: string | null;
  /** Whether search engines may show it. */
  listed: boolean;
}

interface Asking {
  requestId: string;
  clientAddress: string;
}

/** Reads what pages say about themselves from the pages: a section may change it with any release. */
export class PageHeads {
  constructor(
    private readonly pages: Pick<PageService, 'answer'>,
    private readonly releases: Pick<LiveDocumentSource, 'current'>,
    private readonly publicUrl: string,
  ) {}

  /** What is live for everybody, without a canary that only some are shown. */
  async liveSet(): Promise<ReleaseSet> {
    return resolveReleases(withoutCanaries(await this.releases.current()), {
      user: null,
      pins: {},
      visitorId: '',
    });
  }

  /** Null for a path that no page answers. Rejects when the page cannot be rendered as a whole at the moment. */
  async of(path: string, asking: Asking): Promise<Head | null> {
    const url = new URL(this.publicUrl + path);
    const visitor = { url, cookie: undefined, theme: 'system', mayBeSignedIn: false, ...asking } as const;
    const answer = await this.pages.answer(visitor, await this.liveSet(), null);
    if (answer.kind !== 'page' || answer.status === 404) return null;
    if (!answer.complete) throw new Error(`${path} cannot be rendered as a whole at the moment`);
    return readHead(answer.html);
  }
}

function withoutCanaries(document: LiveDocument): LiveDocument {
  const apps = Object.entries(document.apps).map(([name, app]) => [name, { ...app, canary: null }]);
  return { ...document, apps: Object.fromEntries(apps) as LiveDocument['apps'] };
}

/** From the head of a document, as React writes it. */
export function readHead(html: string): Head {
  const head = html.slice(0, html.indexOf('</head>'));
  const metas = new Map<string, string>();
  for (const [, name = '', content = ''] of head.matchAll(
    /<meta (?:name|property)="([^"]*)" content="([^"]*)"/g,
  ))
    metas.set(name, decodeEntities(content));
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1];
  return {
    title: metas.get('og:title') ?? '',
    description: metas.get('description') ?? '',
    canonical: canonical === undefined ? null : decodeEntities(canonical),
    picture: metas.get('og:image') ?? null,
    listed: !metas.get('robots')?.includes('noindex'),
  };
}
