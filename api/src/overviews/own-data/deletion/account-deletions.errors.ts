import { ApiError } from '../../../core/errors/errors.js';

export class LastAdminError extends ApiError {
  constructor() {
    super(
      409,
      'last_admin',
      'You are the only administrator. Give somebody else this office first, so that the site is looked after.',
    );
  }
}
