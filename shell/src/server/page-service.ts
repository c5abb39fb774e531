import { ApiError, request as apiRequest } from '@futurelab/platform/api';
import type { CurrentUser } from '@futurelab/platform/session';
import type { Theme } from '@futurelab/platform/theme';
import type { FastifyBaseLogger } from 'fastify';
import { apiTransport, type VisitorRequest } from './api-transport';
import type { ShellConfig } from './config';
import { contentSecurityPolicy } from './content-security-policy';
import { htmlDocument } from './html';
import { PageStyles } from './page-styles';
import { redirectFor } from './redirects';
import type { ReleaseSet } from './release-set';
import type { RenderedPage } from './render-job';
import type { RenderPool } from './render-pool';
import type { ShellAssets } from './shell-assets';
import { integrityOf, releaseFolder, snapshotOf } from './snapshots';

export interface PageRequest extends VisitorRequest {
  url: URL;
  theme: Theme;
  /** Whether the request carries a session cookie at all. */
  mayBeSignedIn: boolean;
}

export type PageAnswer =
  | { kind: 'redirect'; status: 302 | 308; location: string }
  | {
      kind: 'page';
      status: number;
      html: string;
      policy: string;
      /** Id of the set of releases it was rendered with. */
      set: string;
      /** Whether every part of it was rendered here. */
      complete: boolean;
      cacheable: boolean;
    };

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

  async answer(page: PageRequest, set: ReleaseSet, user: CurrentUser | null): Promise<PageAnswer> {
    const redirect = redirectFor(page.url, user);
    if (redirect) return { kind: 'redirect', ...redirect };
    const rendered = await this.render(page, set, user);
    return this.assemble(page, set, user, rendered);
  }

  /** Who is asking; null for a visitor, and while the api cannot tell. */
  async currentUser(page: PageRequest): Promise<CurrentUser | null> {
    if (!page.mayBeSignedIn) return null;
    try {
      const transport = apiTransport(this.config.apiUrl, page);
      const answer = await apiRequest('GET', '/api/auth/user', undefined, { transport });
      return (await answer.json()) as CurrentUser;
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) this.log.warn({ err: error }, 'no session');
      return null;
    }
  }

  private async render(page: PageRequest, set: ReleaseSet, user: CurrentUser | null): Promise<RenderedPage> {
    const rendered = await this.pool.render({
      url: page.url.href,
      user,
      theme: page.theme,
      config: this.publicConfig(),
      releases: set.releases,
      cookie: page.cookie,
      requestId: page.requestId,
      clientAddress: page.clientAddress,
      leaveToBrowser: [],
    });
    for (const failure of rendered.failures)
      this.log.error({ ...failure, reqId: page.requestId, path: page.url.pathname }, 'left to the browser');
    return rendered;
  }

  private async assemble(
    page: PageRequest,
    set: ReleaseSet,
    user: CurrentUser | null,
    rendered: RenderedPage,
  ): Promise<PageAnswer> {
    const shown = rendered.page;
    const manifest = set.releases.find((release) => release.manifest.app === shown?.app)?.manifest;
    const own = manifest ? await this.styles.of(manifest, shown!.css) : { inline: [], linked: [] };
    const styles = [this.assets.style, ...own.inline];
    const scripts = manifest
      ? [...new Set([manifest.remote.entry, ...manifest.remote.expose.js.sync, ...shown!.js])]
      : [];
    const html = htmlDocument({
      data: {
        set: set.id,
        remotes: set.releases.map(snapshotOf),
        page: shown ? { app: shown.app, file: shown.file } : null,
        integrity: manifest ? integrityOf(manifest, [...scripts, ...shown!.css]) : {},
        queries: rendered.queries,
        signedIn: user !== null,
        theme: page.theme,
        config: this.publicConfig(),
      },
      head: rendered.head,
      body: rendered.html,
      styles,
      linkedStyles: own.linked,
      preloads: manifest ? scripts.map((file) => releaseFolder(manifest) + file) : [],
      script: this.assets.script,
      fonts: this.assets.fonts,
    });
    return {
      kind: 'page',
      status: rendered.status,
      html,
      policy: contentSecurityPolicy(styles, this.assistantOrigin()),
      set: set.id,
      complete: !rendered.partial,
      cacheable: user === null && !rendered.partial,
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
