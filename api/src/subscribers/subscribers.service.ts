import { Inject, Injectable } from '@nestjs/common';
import { ApiError } from '../common/errors.js';
import { CONFIG, type Config } from '../config/config.js';
import { Database } from '../database/database.js';
import { MailService } from '../mail/mail.service.js';
import { newToken } from '../sessions/token.js';
import { confirmationMail } from './confirmation-mail.js';
import type { SubscribeRequest } from './subscribers.dto.js';
import { confirmation, isConfirmed, subscription, unsubscription } from './subscribers.queries.js';

export class AlreadySubscribedError extends ApiError {
  constructor() {
    super(409, 'already_subscribed', 'This email is already subscribed to our newsletter.');
  }
}

@Injectable()
export class SubscribersService {
  constructor(
    private readonly database: Database,
    private readonly mail: MailService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Asks an address to confirm. One that has not confirmed yet is asked again, at most once an hour, and is answered as
   * if it were new.
   * @throws AlreadySubscribedError for an address that has confirmed
   */
  async subscribe(request: SubscribeRequest): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const [due] = await transaction.query<{ name: string; token: string }>(
        subscription(request, newToken()),
      );
      if (due) {
        const mail = confirmationMail({ ...due, email: request.email, site: this.config.publicUrl });
        return this.mail.send(mail, transaction);
      }
      const [known] = await transaction.query<{ confirmed: boolean }>(isConfirmed(request.email));
      if (known?.confirmed) throw new AlreadySubscribedError();
    });
  }

  /** @returns whether the token is one of ours; confirming twice is confirming once. */
  async confirm(token: string): Promise<boolean> {
    return token !== '' && (await this.database.execute(confirmation(token))) > 0;
  }

  /** @returns whether the token is one of ours */
  async unsubscribe(token: string): Promise<boolean> {
    return token !== '' && (await this.database.execute(unsubscription(token))) > 0;
  }
}
