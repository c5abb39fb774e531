import type { Track } from './user.entity.js';

/** A member has chosen another track. */
export class TrackChosen {
  constructor(
    readonly userId: string,
    readonly track: Track,
  ) {}
}
