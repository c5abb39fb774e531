import type { ChannelState } from './channel-state.js';
import type { ChannelResponse } from './channels.dto.js';

/** What is told of a section; how a canary draws its visitors is between the registry and the shell. */
export function channelResponse({
  app,
  version,
  live,
  previous,
  disabled,
  canary,
}: ChannelState): ChannelResponse {
  const shown = canary && {
    release: canary.release,
    percent: canary.percent,
    cohort: canary.cohort,
    since: new Date(canary.since).toISOString(),
  };
  return { app, version, live, previous, disabled, canary: shown };
}
