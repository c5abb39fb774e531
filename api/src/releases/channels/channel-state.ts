import type { ChannelResponse } from '../releases.dto.js';
import type { Cohort } from './release-channel.entity.js';

export interface CanaryState {
  release: string;
  /** Share of visitors, 1 to 100; null where a cohort is meant. */
  percent: number | null;
  cohort: Cohort | null;
  salt: string;
  since: string;
}

/** What a section serves to whom, as changes leave it. */
export interface ChannelState {
  app: string;
  version: number;
  live: string | null;
  /** What was live before, the latest first. */
  earlier: string[];
  previous: string | null;
  disabled: boolean;
  canary: CanaryState | null;
}

const MAX_EARLIER = 20;

/** Everybody gets `release`; a running canary ends. */
export function promoted(state: ChannelState, release: string): ChannelState {
  if (state.live === release)
    return { ...state, canary: state.canary?.release === release ? null : state.canary };
  const earlier = [state.live, ...state.earlier].filter((id): id is string => id !== null && id !== release);
  return withEarlier({ ...state, live: release, canary: null }, earlier.slice(0, MAX_EARLIER));
}

/** Back to what was live before. Doing it twice goes back two, never to and fro. */
export function rolledBack(state: ChannelState): ChannelState | null {
  const [previous, ...earlier] = state.earlier;
  return previous === undefined ? null : withEarlier({ ...state, live: previous, canary: null }, earlier);
}

/** Nobody gets anything; what was live is what a rollback leads back to. */
export function retired(state: ChannelState): ChannelState {
  const earlier = [state.live, ...state.earlier].filter((id) => id !== null).slice(0, MAX_EARLIER);
  return withEarlier({ ...state, live: null, canary: null }, earlier);
}

function withEarlier(state: ChannelState, earlier: string[]): ChannelState {
  return { ...state, earlier, previous: earlier[0] ?? null };
}

/** Without the canary's salt, which only the shell server needs. */
export function channelResponse({ earlier: _, canary, ...state }: ChannelState): ChannelResponse {
  if (!canary) return { ...state, canary };
  const { salt: _salt, since, ...shown } = canary;
  return { ...state, canary: { ...shown, since: new Date(since).toISOString() } };
}
