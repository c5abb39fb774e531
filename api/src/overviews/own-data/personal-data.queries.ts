import {
  exported,
  PersonalDataModule,
  TRANSIENT,
  notExported,
} from '../../core/personal-data/personal-data.module.js';

export const PERSONAL_DATA = PersonalDataModule.forFeature({
  tables: {
    data_exports: exported('exports'),
    data_archives: notExported('a fingerprint of an archive, which says nothing of whose it is'),
    account_deletions: notExported(TRANSIENT),
  },
  sections: {
    preferences: {
      label: 'Preferences',
      single: true,
      sql: `SELECT u.visibility, u.accepts_messages_from_strangers AS "acceptsMessagesFromStrangers",
              u.in_directory AS "inDirectory", u.shows_activity AS "showsActivity",
              (SELECT s.enabled FROM recommendation_settings s WHERE s.user_id = u.id) AS "recommendations",
              (SELECT json_build_object('days', w.days, 'since', w.since) FROM weekly_goals w WHERE w.user_id = u.id) AS "weeklyGoal",
              (SELECT coalesce(json_object_agg(n.kind, n.channels ORDER BY n.kind), '{}') FROM notification_settings n
               WHERE n.user_id = u.id) AS notifications,
              (SELECT json_build_object('digestOn', n.digest_on, 'pausedUntil', n.paused_until) FROM notification_schedules n
               WHERE n.user_id = u.id) AS "notificationSchedule"
            FROM users u WHERE u.id = $1`,
    },
    exports: {
      label: 'Data exports',
      sql: `SELECT requested_at AS "requestedAt" FROM data_exports WHERE user_id = $1 ORDER BY requested_at, id`,
    },
  },
});
