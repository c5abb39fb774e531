import { ApiError } from '../../core/errors/errors.js';

export class SeasonFullError extends ApiError {
  constructor() {
    super(409, 'season_full', 'All places in this season are taken.');
  }
}

export class StaleSeasonError extends ApiError {
  constructor() {
    super(
      409,
      'stale_season',
      'Someone else changed this season while you were editing. Close this and open it again to see their version.',
    );
  }
}
