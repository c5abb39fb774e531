import { ApiError } from '../../core/errors/errors.js';

export class OwnAccessLevelError extends ApiError {
  constructor() {
    super(400, 'yourself', 'You cannot change your own access level: another administrator can.');
  }
}
