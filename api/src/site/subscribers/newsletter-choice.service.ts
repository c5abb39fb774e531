import { Injectable } from '@nestjs/common';
import { ApiError } from '../../core/errors/errors.js';
import { UsersService } from '../../identity/users/users.service.js';
import type { NewsletterChoiceRequest, NewsletterChoiceResponse } from './subscribers.dto.js';
import { SubscribersService } from './subscribers.service.js';

/** A member's own choice of the newsletter, apart from every other one. */
@Injectable()
export class NewsletterChoiceService {
  constructor(
    private readonly subscribers: SubscribersService,
    private readonly users: UsersService,
  ) {}

  of(email: string | null): Promise<NewsletterChoiceResponse> {
    return this.subscribers.choiceOf(email);
  }

  /** @throws ApiError 409 `no_address` */
  async choose(memberId: string, choice: NewsletterChoiceRequest): Promise<NewsletterChoiceResponse> {
    const { email, emailVerifiedAt, firstName, lastName } = await this.users.get(memberId);
    if (email === null && !choice.subscribed) return { state: 'off', interests: [] };
    if (email === null) throw new ApiError(409, 'no_address', 'Your account has no email address.');
    const name = [firstName, lastName].filter(Boolean).join(' ') || 'Catalyst';
    const mailbox = { email, name: name.slice(0, 80), isProved: emailVerifiedAt !== null };
    return this.subscribers.choose(mailbox, choice);
  }
}
