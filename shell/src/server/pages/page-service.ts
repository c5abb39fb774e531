import { ApiError, read } from '@futurelab/platform/api';
import type { ReleaseManifest } from '@futurelab/platform/manifest';
import { returnPath } from '@futurelab/platform/paths';
import type { PageMetadata } from '@futurelab/platform/response';
import type { CurrentUser } from '@futurelab/platform/session';
import type { Theme } from '@futurelab/platform/theme';
import type { FastifyBaseLogger } from 'fastify';
import { ROOT_ID } from '../../app/page-data';
import { matchRoute } from '../../app/route-match';
import type { ShellConfig } from '../config';
import { apiTransport, type VisitorRequest } from '../http/api/api-transport';
import { contentSecurityPolicy } from '../http/content-security-policy';
import type { ReleaseSet } from '../releases/release-set';
import { lazyFiles, integrityOf, releaseFolder, snapshotOf } from '../releases/snapshots';
import type { RenderedPage, RenderFailure } from '../rendering/render-job';
import type { RenderPool } from '../rendering/render-pool';
import {
  documentBeginning,
  documentRest,
  htmlDocument,
  type PageContent,
  type PageResources,
} from './document';
import { PageStyles } from './page-styles';
import { redirectFor } from './redirects';
import type { ShellAssets } from './shell-assets';

export interface PageRequest extends VisitorRequest {
  url: URL;
  theme: Theme;
  /** In which dates are written. */
  locale: string;
  /** Whether the request carries a session cookie at all. */
  mayBeSignedIn: boolean;
  /** Whether what went wrong is asked for, which is not known of a page that is sent while it is rendered. */
  isReported?: boolean;
}

export type PageResult =
  | { kind: 'redirect'; status: 302 | 308; location: string }
  | (Frame & {
      kind: 'page';
      status: number;
      html: string;
      metadata: PageMetadata | null;
      /** Whether every part was rendered on the server. */
      complete: boolean;
      failures: RenderFailure[];
      cacheable: boolean;
    })
  | (Frame & {
      /** Sent while it is being rendered. */
      kind: 'streamed';
      status: 200 | 403;
      /** What is known before anything is rendered. */
      beginning: string;
      /** Renders what follows. Never rejects. */
      rest: () => Promise<string>;
    });

/** Common to both kinds of documents. */
interface Frame {
  policy: string;
  /** Id of the set of releases it was rendered with. */
  set: string;
}

/** The route that a page shows, and the release that shows it; the shell's own pages have none. */
interface ShownRoute {
  manifest: ReleaseManifest;
  declared: ReleaseManifest['routes'][number];
}

type Rendering = Pick<RenderedPage, 'html' | 'head' | 'queries'>;

const NOTHING: Rendering = {
  html: `<div id="${ROOT_ID}"></div>`,
  head: '',
  queries: { queries: [], mutations: [] },
};

/** Whether the address alone decides that the page exists: it has no parameter that may match nothing. */
const alwaysExists = (shown: ShownRoute | undefined): boolean =>
  shown !== undefined && !/[:*]/.test(shown.declared.path);

/** Others are shown an explanation, with 403. */
function maySee(shown: ShownRoute | undefined, user: CurrentUser): boolean {
  const access = shown?.declared.access;
  if (access === 'moderator') return user.isAdmin || user.isModerator;
  return access !== 'admin' || user.isAdmin;
}

function shownRoute(set: ReleaseSet, signedIn: boolean, url: URL): ShownRoute | undefined {
  const sections = set.releases.map((release) => ({ ...release, snapshot: release.manifest }));
  const { route, signInRequired } = matchRoute(sections, signedIn, url.pathname);
  if (!route || signInRequired || route.remote.disabled) return undefined;
  return { manifest: route.remote.manifest, declared: route.declared };
}

/** Turns a path, a visitor and the releases they get into a document. */
export class PageService {
  private readonly styles: PageStyles;

  constructor(
    private readonly config: ShellConfig,
    private readonly assets: ShellAssets,
    private readonly pool: RenderPool,
    private readonly log: FastifyBaseLogger,
  ) {
    this.styles = new PageStyles(config.releasesFolder);
  }

  async answer(page: PageRequest, set: ReleaseSet, user: CurrentUser | null): Promise<PageResult> {
    const redirect = redirectFor(page.url, user);
    if (redirect) return { kind: 'redirect', ...redirect };
    const shown = shownRoute(set, user !== null, page.url);
    const resources = await this.resourcesOf(shown);
    const frame: Frame = {
      policy: contentSecurityPolicy(resources, this.assistantOrigin()),
      set: set.id,
    };
    const content = (rendered: Rendering): PageContent => ({
      head: rendered.head,
      body: rendered.html,
      data: {
        set: set.id,
        remotes: set.releases.map(snapshotOf),
        page: shown ? { app: shown.manifest.app, file: shown.declared.page } : null,
        integrity: resources.integrity,
        queries: rendered.queries,
        signedIn: user !== null,
        theme: page.theme,
        locale: page.locale,
        config: this.publicConfig(),
      },
    });
    // Visitors' pages are not streamed: they are cached as a whole.
    if (user && alwaysExists(shown) && !page.isReported) {
      const status = maySee(shown, user) ? 200 : 403;
      const rest = (rendered: Rendering): string => documentRest(resources, content(rendered));
      return {
        kind: 'streamed',
        status,
        beginning: documentBeginning(page.theme, resources),
        rest: () =>
          this.render(page, set, user)
            .then(rest)
            .catch((error: unknown) => {
              this.log.error({ err: error, reqId: page.requestId }, 'the whole page is left to the browser');
              return rest(NOTHING);
            }),
        ...frame,
      };
    }
    const rendered = await this.render(page, set, user);
    if (rendered.redirect !== null)
      return { kind: 'redirect', status: 302, location: returnPath(rendered.redirect) };
    return {
      kind: 'page',
      status: rendered.status,
      html: htmlDocument(resources, content(rendered)),
      metadata: rendered.metadata,
      complete: !rendered.partial,
      failures: rendered.failures,
      cacheable: user === null && !rendered.partial,
      ...frame,
    };
  }

  /** Who is asking; null for a visitor, undefined while the api cannot tell. */
  async currentUser(page: PageRequest): Promise<CurrentUser | null | undefined> {
    if (!page.mayBeSignedIn) return null;
    try {
      const transport = apiTransport(this.config.apiUrl, page);
      return await read('/api/auth/user', { transport });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      this.log.warn({ err: error }, 'no session');
      return undefined;
    }
  }

  /** Whether members are shown the same page at this address as visitors are. */
  isForEverybody(page: PageRequest, set: ReleaseSet): boolean {
    return shownRoute(set, false, page.url)?.declared.access === 'public';
  }

  private async render(page: PageRequest, set: ReleaseSet, user: CurrentUser | null): Promise<RenderedPage> {
    const rendered = await this.pool.render({
      url: page.url.href,
      user,
      theme: page.theme,
      locale: page.locale,
      config: this.publicConfig(),
      releases: set.releases,
      cookie: page.cookie,
      requestId: page.requestId,
      clientAddress: page.clientAddress,
    });
    for (const failure of rendered.failures)
      this.log.error({ ...failure, reqId: page.requestId, path: page.url.pathname }, 'left to the browser');
    return rendered;
  }

  /** What the page loads, all of it with a hash, in the policy or as Subresource Integrity. */
  private async resourcesOf(shown: ShownRoute | undefined): Promise<PageResources> {
    const { style, script, inlineScript, fonts } = this.assets;
    const shell = { script, inlineScript, fonts };
    if (!shown) return { ...shell, styles: [style], linkedStyles: [], preloads: [], integrity: {} };
    const { manifest, declared } = shown;
    const own = await this.styles.of(manifest, declared.css);
    const { entry, expose } = manifest.remote;
    const scripts = [...new Set([entry, ...expose.js.sync, ...declared.js])];
    return {
      ...shell,
      styles: [style, ...own.inline],
      linkedStyles: own.linked,
      preloads: scripts.map((file) => releaseFolder(manifest) + file),
      integrity: integrityOf(manifest, [...scripts, ...declared.css, ...lazyFiles(manifest)]),
    };
  }

  private publicConfig() {
    const { publicUrl, chatbotId, chatbotScriptUrl, development } = this.config;
    return { publicUrl, chatbotId, chatbotScriptUrl: chatbotId ? chatbotScriptUrl : null, development };
  }

  private assistantOrigin(): string | null {
    const { chatbotId, chatbotScriptUrl } = this.config;
    return chatbotId && chatbotScriptUrl ? new URL(chatbotScriptUrl).origin : null;
  }
}
