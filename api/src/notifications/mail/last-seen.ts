import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../../core/database/database.js';
import { lastSeenNow } from './mail-recipients.queries.js';

const HOUR_MS = 3_600_000;

/** When members were last here, to the hour. */
@Injectable()
export class LastSeen {
  private readonly logger = new Logger(LastSeen.name);
  private readonly noted = new Set<string>();
  private hour = 0;

  constructor(private readonly database: Database) {}

  /** Never fails: the person who is here came for something else. */
  async note(memberId: string): Promise<void> {
    const hour = Math.floor(Date.now() / HOUR_MS);
    if (hour !== this.hour) this.noted.clear();
    this.hour = hour;
    if (this.noted.has(memberId)) return;
    this.noted.add(memberId);
    try {
      await this.database.execute(lastSeenNow(memberId));
    } catch (error) {
      this.noted.delete(memberId);
      this.logger.warn('not noted that a member is here', error);
    }
  }
}
