import { Injectable } from '@nestjs/common';
import { Database, type Queryable } from '../database/database.js';
import { liveEventInsertion, type LiveChange, type LiveSignal, signalNotification } from './live.queries.js';

/** Tells the browsers of members that something changed. */
@Injectable()
export class LiveService {
  constructor(private readonly database: Database) {}

  /** Notified once the caller's transaction has committed, and only then. */
  async publish(changes: readonly LiveChange[], transaction: Queryable = this.database): Promise<void> {
    if (changes.length > 0) await transaction.query(liveEventInsertion(changes));
  }

  /** Who may hear of it is checked by the caller. */
  async signal(signal: LiveSignal): Promise<void> {
    await this.database.query(signalNotification(signal));
  }
}
