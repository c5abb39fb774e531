import {
  exported,
  PersonalDataModule,
  TRANSIENT,
  notExported,
} from '../core/personal-data/personal-data.module.js';

export const PERSONAL_DATA = PersonalDataModule.forFeature({
  tables: {
    notifications: exported('notifications'),
    notification_settings: exported('preferences'),
    notification_schedules: exported('preferences'),
    notification_mutes: notExported('points at what others wrote, by number alone'),
    notification_mails: notExported(TRANSIENT),
    mail_recipients: notExported('a secret used in email links'),
    push_subscriptions: exported('push-devices'),
  },
  sections: {
    'push-devices': {
      label: 'Browsers that get push notifications',
      sql: `SELECT endpoint, created_at AS "createdAt" FROM push_subscriptions WHERE user_id = $1 ORDER BY created_at, id`,
    },
    notifications: {
      label: 'Notifications',
      sql: `SELECT kind, created_at AS "createdAt", read_at AS "readAt", mailed_at AS "mailedAt"
            FROM notifications WHERE user_id = $1 ORDER BY created_at, id`,
    },
  },
  erasure: {
    references: [
      `DELETE FROM notifications WHERE subject_id = $1 OR source_id = $1`,
      `DELETE FROM notification_mutes WHERE subject_id = $1`,
    ],
  },
});
