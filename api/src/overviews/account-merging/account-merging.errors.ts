import { ApiError } from '../../core/errors/errors.js';

export class SameAccountError extends ApiError {
  constructor() {
    super(400, 'same_account', 'Choose another account: this one can’t be merged with itself.');
  }
}

export class OwnAccountGoesError extends ApiError {
  constructor() {
    super(400, 'yourself', 'You can’t merge the account you’re signed in with into another one.');
  }
}

export class RoleWouldBeLostError extends ApiError {
  constructor() {
    super(409, 'role_lost', 'The account that goes has a higher role. Change the role of one of them first.');
  }
}

export class SuspendedAccountError extends ApiError {
  constructor() {
    super(409, 'suspended', 'One of the accounts is suspended. Lift the suspension first.');
  }
}

export class BothPayError extends ApiError {
  constructor() {
    super(409, 'both_pay', 'Both accounts pay for FutureLab Pro. Cancel one subscription first.');
  }
}
