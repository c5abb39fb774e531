import { ApiError } from '../../common/errors.js';
import type { ChannelState } from './channel-state.js';

/** Somebody else was faster; the details say how things are now. */
export class ReleaseConflictError extends ApiError {
  constructor(now: ChannelState) {
    const said = (value: unknown) => (value === null ? [] : [String(value)]);
    super(
      409,
      'release_conflict',
      `${now.app} has changed meanwhile (it is at version ${now.version}). Look at it again before you decide.`,
      {
        version: said(now.version),
        live: said(now.live),
        previous: said(now.previous),
        canary: said(now.canary?.release ?? null),
        disabled: said(now.disabled),
      },
    );
  }
}

export class NotVerifiedError extends ApiError {
  constructor(app: string, release: string, failed: boolean) {
    const advice = failed
      ? 'did not pass verification. Read its findings, publish a release without them and verify that.'
      : 'has not been verified yet. Verify it first.';
    super(409, 'not_verified', `${app}@${release} ${advice}`);
  }
}

export class RouteTakenError extends ApiError {
  constructor(words: string) {
    super(409, 'route_taken', words);
  }
}

export class NothingToRollBackToError extends ApiError {
  constructor(app: string) {
    super(
      409,
      'nothing_to_roll_back_to',
      `${app} has no earlier release to go back to. Promote another one.`,
    );
  }
}

export class AlreadyLiveError extends ApiError {
  constructor(app: string, release: string) {
    super(409, 'already_live', `${app}@${release} is live for everybody already.`);
  }
}
