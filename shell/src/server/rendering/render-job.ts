import type { CurrentUser, PublicConfig } from '@futurelab/platform/session';
import type { Theme } from '@futurelab/platform/theme';
import type { ResolvedRelease } from '../releases/release-set';
import type { RenderResult } from './render';

/** One page to render, as it crosses to a render worker. */
export interface RenderJob {
  url: string;
  user: CurrentUser | null;
  theme: Theme;
  config: PublicConfig;
  releases: ResolvedRelease[];
  cookie: string | undefined;
  requestId: string;
  clientAddress: string;
  /** Releases (`app@release`) whose code is not to be run on the server. */
  leaveToBrowser: string[];
}

/** Something that went wrong with a section while a page was rendered. */
export interface RenderFailure {
  message: string;
  stack: string | undefined;
}

export type RenderedPage = RenderResult & { failures: RenderFailure[] };

/** What a worker says: which release's code it is about to run for a job, or what became of it. */
export type WorkerMessage =
  | { kind: 'rendering'; id: number; release: string }
  | { kind: 'rendered'; id: number; page: RenderedPage }
  | { kind: 'failed'; id: number; failure: RenderFailure };

/** What a worker is told. Releases it has seen before are named, not sent. */
export interface WorkerRequest {
  id: number;
  job: Omit<RenderJob, 'releases'>;
  /** Keys of the set, and what the worker does not know of it yet. */
  releases: string[];
  unknown: Record<string, ResolvedRelease>;
}

/** One section in one set: the same key, the same content. */
export const resolvedKey = ({ manifest, previous, disabled, reason }: ResolvedRelease): string =>
  [releaseKey(manifest), previous?.release ?? '-', disabled ? 'off' : 'on', reason].join(' ');

export const releaseKey = ({ app, release }: { app: string; release: string }): string => `${app}@${release}`;
