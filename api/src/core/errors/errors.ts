import { HttpException } from '@nestjs/common';

/** Messages per field: what is wrong and how to put it right. */
export type ErrorDetails = Record<string, string[]>;

/** An error a client may branch on: `{ code, message, details? }` with an HTTP status. */
export class ApiError extends HttpException {
  constructor(
    status: number,
    readonly code: string,
    message: string,
    readonly details?: ErrorDetails,
  ) {
    super(message, status);
  }
}

export class NotFoundError extends ApiError {
  constructor(message = 'Not found') {
    super(404, 'not_found', message);
  }
}

export class UnauthorizedError extends ApiError {
  constructor(details?: ErrorDetails) {
    super(401, 'unauthorized', 'Unauthorized', details);
  }
}

export class ForbiddenError extends ApiError {
  constructor(code = 'forbidden', message = 'You don’t have permission to do this.', details?: ErrorDetails) {
    super(403, code, message, details);
  }
}

/** A page was opened by one person, and another has signed in since. */
export class AnotherMemberError extends ApiError {
  /** @param name of who is signed in now */
  constructor(name: string) {
    super(
      409,
      'another_member',
      `You’re now signed in as ${name}. This page was opened before that, so nothing was saved.`,
    );
  }
}

/** The session is good, but nobody has proved for a while that its member is the one who uses it. */
export class ReauthenticationRequiredError extends ForbiddenError {
  constructor() {
    super('confirm_identity', 'Please confirm that it’s you first. You signed in more than 15 minutes ago.');
  }
}

export class SuspendedError extends ForbiddenError {
  /** @param until an instant, or null while nobody has said how long */
  constructor(until: string | null) {
    const day =
      until &&
      new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(until));
    super(
      'suspended',
      `Your account is suspended${day ? ` until ${day}` : ''}. You can still read and export, but not post.`,
    );
  }
}

export class ProRequiredError extends ForbiddenError {
  constructor(message = 'This is part of FutureLab Pro.', details?: ErrorDetails) {
    super('pro_required', message, details);
  }
}

export class TooManyRequestsError extends ApiError {
  /** @param retryAfter seconds until it is worth trying again */
  constructor(
    readonly retryAfter: number,
    message = 'Too many requests. Please try again later.',
    details?: ErrorDetails,
  ) {
    super(429, 'too_many_requests', message, details);
  }
}
