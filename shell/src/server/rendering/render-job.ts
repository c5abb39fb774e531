import type { CurrentUser, PublicConfig } from '@futurelab/platform/session';
import type { Theme } from '@futurelab/platform/theme';
import type { RemoteSnapshot } from '../../app/page-data';
import { matchRelease } from '../releases/matched-route';
import type { ResolvedRelease } from '../releases/release-set';
import { snapshotsOf } from '../releases/snapshots';
import type { RenderResult } from './render';

/** One page to render, as it is posted to a worker. */
export interface RenderJob {
  url: string;
  user: CurrentUser | null;
  theme: Theme;
  /** In which dates are written. */
  locale: string;
  config: PublicConfig;
  releases: ResolvedRelease[];
  cookie: string | undefined;
  requestId: string;
  clientAddress: string;
}

/** Something that went wrong with a section while a page was rendered. */
export interface RenderFailure {
  /** Whose page or fragment it is; null: the shell's own. */
  app: string | null;
  message: string;
  stack: string | undefined;
}

export type RenderedPage = RenderResult & { failures: RenderFailure[] };

/** What a worker says: which release's code it is about to run for a job, or what became of the request. */
export type WorkerMessage =
  | { kind: 'loaded'; id: number }
  | { kind: 'rendering'; id: number; release: string }
  | { kind: 'rendered'; id: number; page: RenderedPage }
  | { kind: 'failed'; id: number; failure: RenderFailure };

/** A release as a worker needs to know it. */
export interface SectionRelease extends RemoteSnapshot {
  server: { file: string; integrity: string | undefined };
}

/** Without what only browsers need. Of the routes only menus lead to others than the page's. */
export const sectionReleases = (releases: ResolvedRelease[]): SectionRelease[] =>
  snapshotsOf(releases).map((snapshot, index) => {
    const { server, assets } = releases[index]!.manifest;
    return {
      ...snapshot,
      routes: snapshot.routes.filter(({ menu }) => menu),
      previous: null,
      server: { file: server, integrity: assets[server]?.integrity },
    };
  });

/** Those of a page, with the one route that it shows: no other is rendered. */
export function releasesFor({ releases, user, url }: RenderJob): SectionRelease[] {
  const { route } = matchRelease(releases, user !== null, new URL(url).pathname);
  return sectionReleases(releases).map((section, at) => {
    if (!route || releases[at]!.manifest !== route.remote.manifest) return section;
    const { path, access } = route.declared;
    const others = section.routes.filter((other) => other.path !== path || other.access !== access);
    return { ...section, routes: [...others, route.declared] };
  });
}

export type WorkerRequest = RenderRequest | LoadRequest;

/** The code of these releases is about to be needed. */
export interface LoadRequest {
  kind: 'load';
  id: number;
  releases: SectionRelease[];
}

export interface RenderRequest {
  kind: 'render';
  id: number;
  job: Omit<RenderJob, 'releases'> & { releases: SectionRelease[] };
  /** Releases (`app@release`) whose code must not run on the server. */
  leaveToBrowser: string[];
}

export const releaseKey = ({ app, release }: { app: string; release: string }): string => `${app}@${release}`;
