import { ApiError } from '../../../core/errors/errors.js';

export class LastAdminError extends ApiError {
  constructor() {
    super(409, 'last_admin', 'You’re the only administrator. Make someone else an administrator first.');
  }
}
