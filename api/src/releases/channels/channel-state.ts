import type { ChannelResponse } from '../releases.dto.js';
import type { ReleaseChannel } from './release-channel.entity.js';

export type Changes = Partial<Omit<ReleaseChannel, 'liveRelease'>>;

const MAX_EARLIER = 20;

export const NO_CANARY = {
  canaryRelease: null,
  canaryPercent: null,
  canaryCohort: null,
  canarySalt: null,
  canarySince: null,
} satisfies Changes;

/** Everybody gets `release`; a running canary ends. */
export function promoted({ live, earlier, canaryRelease }: ReleaseChannel, release: string): Changes {
  if (live === release) return canaryRelease === release ? NO_CANARY : {};
  return { live: release, earlier: newest([live, ...earlier].filter((id) => id !== release)), ...NO_CANARY };
}

/** Back to what was live before. Doing it twice goes back two, never to and fro. */
export function rolledBack({ earlier: [live, ...earlier] }: ReleaseChannel) {
  return live === undefined ? null : { live, earlier, ...NO_CANARY };
}

/** Nobody gets anything; what was live is what a rollback leads back to. */
export function retired({ live, earlier }: ReleaseChannel): Changes {
  return { live: null, earlier: newest([live, ...earlier]), ...NO_CANARY };
}

const newest = (releases: (string | null)[]) => releases.filter((id) => id !== null).slice(0, MAX_EARLIER);

/** Without the canary's salt, which only the shell server needs. */
export function channelResponse(channel: ReleaseChannel): ChannelResponse {
  const { app, version, live, earlier, disabled, canaryRelease, canaryPercent, canaryCohort } = channel;
  const canary =
    canaryRelease === null
      ? null
      : {
          release: canaryRelease,
          percent: canaryPercent,
          cohort: canaryCohort,
          since: channel.canarySince!.toISOString(),
        };
  return { app, version, live, previous: earlier[0] ?? null, disabled, canary };
}
