import { DEFAULT_DATE_LOCALE } from '@futurelab/platform/format';
import type { LiveDocument } from '@futurelab/platform/live-document';
import type { PageMetadata } from '@futurelab/platform/response';
import type { LiveDocumentSource } from '../releases/registry-source';
import type { PageService } from '../pages/page-service';
import { resolveReleases, type ReleaseSet } from '../releases/release-set';

interface RequestContext {
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
  async of(path: string, asking: RequestContext): Promise<PageMetadata | null> {
    const url = new URL(this.publicUrl + path);
    const visitor = {
      url,
      cookie: undefined,
      theme: 'system',
      locale: DEFAULT_DATE_LOCALE,
      mayBeSignedIn: false,
      ...asking,
    } as const;
    const answer = await this.pages.answer(visitor, await this.liveSet(), null);
    if (answer.kind !== 'page' || answer.status === 404) return null;
    if (!answer.complete) throw new Error(`${path} cannot be rendered as a whole at the moment`);
    return answer.metadata;
  }
}

function withoutCanaries(document: LiveDocument): LiveDocument {
  const apps = Object.entries(document.apps).map(([name, app]) => [name, { ...app, canary: null }]);
  return { ...document, apps: Object.fromEntries(apps) as LiveDocument['apps'] };
}
