import { ApiError } from '../../../core/errors/errors.js';

export class OwnErasureError extends ApiError {
  constructor() {
    super(400, 'yourself', 'You can’t erase your own account here. Delete it under “Your data”.');
  }
}

export class OnlyAdministratorError extends ApiError {
  constructor() {
    super(
      409,
      'last_admin',
      'This is the only administrator who stays. Make someone else an administrator first.',
    );
  }
}
