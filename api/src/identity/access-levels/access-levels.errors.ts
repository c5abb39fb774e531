import { ApiError } from '../../core/errors/errors.js';

export class OwnAccessLevelError extends ApiError {
  constructor() {
    super(400, 'yourself', 'You can’t change your own access level. Ask another administrator.');
  }
}
