import { isDeepStrictEqual } from 'node:util';
import { ApiError, read } from '@futurelab/platform/api';
import type { ReleaseManifest } from '@futurelab/platform/manifest';
import { returnPath } from '@futurelab/platform/paths';
import type { PageMetadata } from '@futurelab/platform/response';
import {
  type CurrentUser,
  type PublicConfig,
  type Site,
  SITE_AS_IT_COMES,
} from '@futurelab/platform/session';
import type { Theme } from '@futurelab/platform/theme';
import type { FastifyBaseLogger } from 'fastify';
import { ROOT_ID } from '../../app/page-data';
import type { ShellConfig } from '../config';
import type { PolledAnswer } from '../http/api/polled-answer';
import { apiTransport, type VisitorRequest } from '../http/api/api-transport';
import { contentSecurityPolicy } from '../http/content-security-policy';
import { matchRelease } from '../releases/matched-route';
import { type ReleaseSet, withReleasesBefore } from '../releases/release-set';
import {
  lazyFiles,
  integrityOf,
  releaseFolder,
  snapshotsOf,
  visitorsSnapshotsOf,
} from '../releases/snapshots';
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
import { type MovedAddress, movedTo, redirectFor } from './redirects';
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
  /** A draft, which this site may show in a frame; nobody is signed in on it. */
  isPreview?: boolean;
}

export type PageResult =
  | { kind: 'redirect'; status: 302 | 308; location: string }
  | (Frame & {
      kind: 'page';
      status: number;
      html: string | Buffer;
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
      rest: () => Promise<Buffer>;
    });

/** Common to both kinds of documents. */
interface Frame {
  policy: string;
  /** Id of the set of releases it was rendered with. */
  set: string;
}

/** The files of a page or fragment, and the release that they are of. */
interface ShownPart {
  manifest: ReleaseManifest;
  declared: Pick<ReleaseManifest['routes'][number], 'js' | 'css'>;
  /** Its scripts are left to where it is shown. */
  late?: boolean | undefined;
}

/** The route that a page shows; the shell's own pages have none. */
interface ShownRoute extends ShownPart {
  declared: ReleaseManifest['routes'][number];
  /** By section and name. */
  fragments: ReadonlyMap<string, ShownPart>;
}

type Rendering = Pick<RenderedPage, 'html' | 'head' | 'queries'>;

const NOTHING: Rendering = {
  html: Buffer.from(`<div id="${ROOT_ID}"></div>`),
  head: '',
  queries: '[]',
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
  const { route, signInRequired } = matchRelease(set.releases, signedIn, url.pathname);
  if (!route || signInRequired || route.remote.disabled) return undefined;
  const { declared } = route;
  return { manifest: route.remote.manifest, declared, fragments: fragmentsOf(set, declared) };
}

/** Those that are there to be shown. */
function fragmentsOf({ releases }: ReleaseSet, { fragments = [] }: ReleaseManifest['routes'][number]) {
  const shown = new Map<string, ShownPart>();
  for (const { manifest, disabled } of releases)
    for (const declared of disabled ? [] : (manifest.fragments ?? [])) {
      const name = `${manifest.app}/${declared.name}`;
      if (fragments.includes(name)) shown.set(name, { manifest, declared, late: declared.late });
    }
  return shown;
}

/** What a page shows: by which releases, and what it loads for that. */
interface View {
  set: ReleaseSet;
  shown: ShownRoute | undefined;
  resources: PageResources;
}

/** What administrators change without a release. */
interface Administered {
  settings: Pick<PolledAnswer<Site>, 'current' | 'version'>;
  redirects: Pick<PolledAnswer<MovedAddress[]>, 'current'>;
}

/** Turns a path, a visitor and the releases they get into a document. */
export class PageService {
  private readonly styles: PageStyles;

  constructor(
    private readonly config: ShellConfig,
    private readonly assets: ShellAssets,
    private readonly pool: RenderPool,
    private readonly administered: Administered,
    private readonly log: FastifyBaseLogger,
  ) {
    this.styles = new PageStyles(config.releasesFolder);
  }

  async answer(page: PageRequest, set: ReleaseSet, user: CurrentUser | null): Promise<PageResult> {
    const redirect = redirectFor(page.url, user);
    if (redirect) return { kind: 'redirect', ...redirect };
    const view = await this.view(page, set, user);
    const frame = ({ resources }: View): Frame => ({
      policy: contentSecurityPolicy(resources, this.assistantOrigin(), page.isPreview),
      set: this.idOf(set),
    });
    // Visitors' pages are not streamed: they are cached as a whole.
    if (user && alwaysExists(view.shown) && !page.isReported) {
      const status = maySee(view.shown, user) ? 200 : 403;
      const rest = (rendered: Rendering, used: View): Buffer =>
        documentRest(view.resources, used.resources, this.content(page, user, rendered, used));
      return {
        kind: 'streamed',
        status,
        beginning: documentBeginning(page.theme, view.resources),
        rest: () =>
          this.renderOrFallBack(page, view, user)
            .then(({ rendered, used }) => rest(rendered, used))
            .catch((error: unknown) => {
              this.log.error({ err: error, reqId: page.requestId }, 'the whole page is left to the browser');
              return rest(NOTHING, view);
            }),
        ...frame(view),
      };
    }
    const { rendered, used } = await this.renderOrFallBack(page, view, user);
    if (rendered.redirect !== null)
      return { kind: 'redirect', status: 302, location: returnPath(rendered.redirect) };
    const moved =
      rendered.status === 404 && !page.isPreview
        ? movedTo(page.url, this.administered.redirects.current)
        : null;
    if (moved) return { kind: 'redirect', ...moved };
    return {
      kind: 'page',
      status: rendered.status,
      html: htmlDocument(used.resources, this.content(page, user, rendered, used)),
      metadata: rendered.metadata,
      complete: !rendered.partial,
      failures: rendered.failures,
      // What failed is tried again, and counted, with every page.
      cacheable: user === null && !page.isPreview && !rendered.partial && used === view,
      ...frame(used),
    };
  }

  /** Differs once administrators have changed something that pages show. */
  get settingsVersion(): string {
    return this.administered.settings.version;
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

  private async view(page: PageRequest, set: ReleaseSet, user: CurrentUser | null): Promise<View> {
    const shown = shownRoute(set, user !== null, page.url);
    return { set, shown, resources: await this.resourcesOf(shown, user !== null) };
  }

  /** Of the releases and of the shell: a tab that cannot go on is reloaded for another one of either. */
  private idOf(set: ReleaseSet): string {
    return `${set.id}${this.assets.id}`;
  }

  private content(
    page: PageRequest,
    user: CurrentUser | null,
    rendered: Rendering,
    { set, shown, resources }: View,
  ): PageContent {
    return {
      head: rendered.head,
      body: rendered.html,
      queries: rendered.queries,
      data: {
        set: this.idOf(set),
        remotes: user ? snapshotsOf(set.releases) : visitorsSnapshotsOf(set.releases),
        page: shown
          ? {
              app: shown.manifest.app,
              file: shown.declared.page,
              fragments: [...shown.fragments].filter(([, { late }]) => !late).map(([name]) => name),
            }
          : null,
        integrity: resources.integrity,
        signedIn: user !== null,
        theme: page.theme,
        locale: page.locale,
        config: this.publicConfig(),
      },
    };
  }

  /** Renders a page, with the releases before of the sections that fail; the browser then goes on with those. */
  private async renderOrFallBack(
    page: PageRequest,
    view: View,
    user: CurrentUser | null,
  ): Promise<{ rendered: RenderedPage; used: View }> {
    const rendered = await this.render(page, view.set, user);
    const failed = rendered.failures.map(({ app }) => app);
    const set = withReleasesBefore(view.set, failed);
    if (!set) return { rendered, used: view };
    const used = await this.view(page, set, user);
    if (used.shown?.manifest.app !== rendered.app) return { rendered, used: view };
    const again = await this.render(page, set, user).catch(() => null);
    return again?.failures.length === 0 ? { rendered: again, used } : { rendered, used: view };
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
  private async resourcesOf(shown: ShownRoute | undefined, isMembers: boolean): Promise<PageResources> {
    const { style, frame, script, inlineScript, fonts } = this.assets;
    const shell = { script, inlineScript, fonts, modules: isMembers ? [frame.href] : [] };
    const shellStyles = isMembers ? [style, frame.style] : [style];
    if (!shown) return { ...shell, styles: shellStyles, linkedStyles: [], preloads: [], integrity: {} };
    const parts = [shown, ...shown.fragments.values()];
    const own = await this.styles.of(parts);
    const preloads = new Set<string>();
    const integrity: Record<string, string> = {};
    for (const { manifest, declared, late } of parts) {
      if (late) continue;
      const { entry, expose } = manifest.remote;
      const scripts = [entry, ...expose.js.sync, ...declared.js];
      for (const file of scripts) preloads.add(releaseFolder(manifest) + file);
      Object.assign(integrity, integrityOf(manifest, [...scripts, ...declared.css, ...lazyFiles(manifest)]));
    }
    return {
      ...shell,
      styles: [...shellStyles, ...own.inline],
      linkedStyles: own.linked,
      preloads: [...preloads],
      integrity,
    };
  }

  private publicConfig(): PublicConfig {
    const { publicUrl, chatbotScriptUrl, development } = this.config;
    const chatbotId = this.chatbotId();
    const script = chatbotId ? chatbotScriptUrl : null;
    const site = this.administered.settings.current;
    return {
      publicUrl,
      chatbotId,
      chatbotScriptUrl: script,
      development,
      // Browsers know how it comes.
      site: isDeepStrictEqual(site, SITE_AS_IT_COMES) ? undefined : site,
    };
  }

  private chatbotId(): string | null {
    const site = this.administered.settings.current;
    return site?.offersAssistant === false ? null : site?.assistantId || this.config.chatbotId;
  }

  private assistantOrigin(): string | null {
    const { chatbotScriptUrl } = this.config;
    return this.chatbotId() && chatbotScriptUrl ? new URL(chatbotScriptUrl).origin : null;
  }
}
