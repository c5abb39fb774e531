import { Injectable } from '@nestjs/common';
import { Database } from '../../core/database/database.js';
import type { NotificationKindKey } from '../notification-kinds.js';
import { NotificationSettingsService } from '../settings/notification-settings.service.js';
import { mailKey } from './mail-recipients.queries.js';
import { isSignedWith, readUnsubscribeToken } from './unsubscribe-token.js';

interface Stop {
  userId: string;
  kind: NotificationKindKey;
}

@Injectable()
export class UnsubscribeService {
  constructor(
    private readonly database: Database,
    private readonly settings: NotificationSettingsService,
  ) {}

  /** What a token stops, if it is one of ours. */
  async read(token: unknown): Promise<Stop | undefined> {
    const claim = readUnsubscribeToken(token);
    if (!claim) return undefined;
    const known = await this.database.one<{ key: string }>(mailKey(claim.userId));
    return known && isSignedWith(known.key, claim) ? claim : undefined;
  }

  async stop(token: unknown): Promise<Stop | undefined> {
    const stop = await this.read(token);
    if (stop) await this.settings.leave(stop.userId, stop.kind, 'mail');
    return stop;
  }
}
