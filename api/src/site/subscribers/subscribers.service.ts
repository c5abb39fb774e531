import { hash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { ApiError, ForbiddenError, TooManyRequestsError } from '../../core/errors/errors.js';
import { isBot } from '../../core/validation/honeypot.js';
import { CONFIG, type Config } from '../../core/config/config.js';
import { Database, type Transaction } from '../../core/database/database.js';
import { MailService } from '../../core/mail/mail.service.js';
import { RateLimitsService } from '../../core/rate-limits/rate-limits.service.js';
import { SiteSettingsService } from '../../core/settings/site-settings.service.js';
import type { Track } from '../../identity/users/user.entity.js';
import { newToken } from '../../identity/sessions/token.js';
import { confirmationMail } from './confirmation-mail.js';
import { Subscriber } from './subscriber.entity.js';
import type {
  NewsletterChoiceRequest,
  NewsletterChoiceResponse,
  SubscribeRequest,
} from './subscribers.dto.js';
import {
  confirmation,
  interestsChosen,
  interestsOf,
  liftSuppression,
  provenSubscription,
  subscription,
  unsubscription,
} from './subscribers.queries.js';
import { welcomeMail } from './welcome-mail.js';

const IP_RATE_LIMIT = { name: 'subscribe', limit: 10, windowSeconds: 600 };
const IP_RANGE_RATE_LIMIT = { name: 'subscribe-range', limit: 60, windowSeconds: 600, range: true };
/** Confirmation mails to one address. */
const RECIPIENT_RATE_LIMIT = { name: 'subscribe-mailbox', limit: 5, windowSeconds: 86_400 };

class AlreadySubscribedError extends ApiError {
  constructor() {
    super(409, 'already_subscribed', 'This email is already subscribed to our newsletter.');
  }
}

class SubscriptionsClosedError extends ForbiddenError {
  constructor() {
    super('subscriptions_closed', 'Newsletter sign-up is closed right now. Current subscriptions go on.');
  }
}

interface Mailbox {
  email: string;
  name: string;
  /** Whether the account has proved that the address is theirs. */
  isProved: boolean;
}

type Recipient = Pick<Subscriber, 'email' | 'name' | 'token'>;

@Injectable()
export class SubscribersService {
  constructor(
    @InjectRepository(Subscriber) private readonly subscribers: Repository<Subscriber>,
    private readonly database: Database,
    private readonly mail: MailService,
    private readonly rateLimits: RateLimitsService,
    private readonly settings: SiteSettingsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Asks an address to confirm. One that has not confirmed yet is asked again, at most once an hour, and is answered as
   * if it were new; so is the person who refused, and a program that fills forms in.
   * @param ip where the request came from
   * @throws SubscriptionsClosedError
   * @throws AlreadySubscribedError for an address that has confirmed
   * @throws TooManyRequestsError
   */
  async subscribe(request: SubscribeRequest, ip: string): Promise<void> {
    await this.rateLimits.count(IP_RATE_LIMIT, ip);
    await this.rateLimits.count(IP_RANGE_RATE_LIMIT, ip);
    if (isBot(request)) return;
    await this.requireOpen();
    await this.begin(request);
  }

  /** Where a member stands with the newsletter. */
  async choiceOf(email: string | null): Promise<NewsletterChoiceResponse> {
    const known = email === null ? null : await this.subscribers.findOneBy({ email });
    if (!known || known.unsubscribedAt) return { state: 'off', interests: [] };
    return { state: known.confirmedAt ? 'on' : 'asked', interests: known.interests };
  }

  /**
   * Begins or ends it for a member. An address that their account has not proved is asked to confirm first.
   * @throws SubscriptionsClosedError
   */
  async choose(
    { email, name, isProved }: Mailbox,
    { subscribed: wanted, interests }: NewsletterChoiceRequest,
  ): Promise<NewsletterChoiceResponse> {
    const { state } = await this.choiceOf(email);
    if (!wanted) {
      const known = await this.subscribers.findOneBy({ email });
      if (known && state !== 'off') await this.unsubscribe(known.token);
    } else if (state !== 'on') {
      await this.requireOpen();
      const request = { email, name, source: 'account' };
      if (isProved) await this.database.execute(provenSubscription(request, newToken()));
      else await this.begin(request);
    }
    if (interests) await this.database.execute(interestsChosen('email', email, interests));
    return this.choiceOf(email);
  }

  /** @returns whether the token is one of ours; confirming twice is confirming once. */
  async confirm(token: string): Promise<boolean> {
    if (token === '') return false;
    return this.database.transaction(async (transaction) => {
      const [confirmed] = await transaction.query<Recipient & { isNew: boolean }>(confirmation(token));
      if (confirmed?.isNew) await this.welcome(confirmed, transaction);
      return confirmed !== undefined;
    });
  }

  /** @returns whether the token is one of ours */
  async unsubscribe(token: string): Promise<boolean> {
    return token !== '' && (await this.database.execute(unsubscription(token))) > 0;
  }

  /** Null for a token that is none of ours. */
  async interestsOf(token: string): Promise<Track[] | null> {
    const row = await this.database.one<{ interests: Track[] }>(interestsOf(token));
    return row?.interests ?? null;
  }

  /** @returns whether the token is one of ours */
  async chooseInterests(token: string, interests: readonly Track[]): Promise<boolean> {
    return token !== '' && (await this.database.execute(interestsChosen('token', token, interests))) > 0;
  }

  private async requireOpen(): Promise<void> {
    if (!(await this.settings.read()).acceptsSubscribers) throw new SubscriptionsClosedError();
  }

  private welcome(recipient: Recipient, transaction: Transaction): Promise<void> {
    return this.mail.send(welcomeMail({ ...recipient, site: this.config.publicUrl }), transaction);
  }

  private begin(request: Pick<SubscribeRequest, 'email' | 'name' | 'source'>): Promise<void> {
    return this.database.transaction(async (transaction) => {
      const [due] = await transaction.query<{ name: string; token: string }>(
        subscription(request, newToken()),
      );
      if (due) return this.ask(request.email, due, transaction);
      const known = await transaction.manager.findOneBy(Subscriber, { email: request.email });
      if (known?.confirmedAt) throw new AlreadySubscribedError();
    });
  }

  private async ask(
    email: string,
    due: { name: string; token: string },
    transaction: Transaction,
  ): Promise<void> {
    try {
      await this.rateLimits.count(RECIPIENT_RATE_LIMIT, hash('sha256', email), transaction);
    } catch (error) {
      // The sender of a flood is not notified about the limit.
      if (error instanceof TooManyRequestsError) return;
      throw error;
    }
    await transaction.query(liftSuppression(email));
    await this.mail.send(confirmationMail({ ...due, email, site: this.config.publicUrl }), transaction);
  }
}
