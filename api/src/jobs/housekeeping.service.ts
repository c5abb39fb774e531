import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../database/database.js';
import { JobsService } from './jobs.service.js';

const EXPIRED = [
  'DELETE FROM sessions WHERE expires_at < now()',
  'DELETE FROM sign_in_attempts WHERE expires_at < now()',
  `DELETE FROM rate_limits WHERE window_start < now() - interval '1 day'`,
  `DELETE FROM live_events WHERE created_at < now() - interval '1 hour'`,
  `DELETE FROM notifications WHERE created_at < now() - interval '90 days'`,
  `DELETE FROM mail_messages WHERE created_at < now() - interval '30 days'`,
  // Whoever did not confirm within a week did not mean it, or was not asked. Who unsubscribed stays: their links work.
  `DELETE FROM subscribers
   WHERE confirmed_at IS NULL AND unsubscribed_at IS NULL AND mailed_at < now() - interval '7 days'`,
  `DELETE FROM enquiries WHERE state IN ('done', 'declined') AND created_at < now() - interval '2 years'`,
];

/** Throws away, every hour, what has had its time. */
@Injectable()
export class HousekeepingService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: JobsService,
  ) {}

  onModuleInit(): void {
    this.jobs.handle('housekeeping', async () => {
      for (const text of EXPIRED) await this.database.execute({ text });
    });
  }
}
