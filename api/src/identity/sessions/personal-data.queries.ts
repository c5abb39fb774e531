import {
  exported,
  PersonalDataModule,
  unscrubbed,
  notExported,
} from '../../core/personal-data/personal-data.module.js';

export const PERSONAL_DATA = PersonalDataModule.forFeature({
  tables: {
    sessions: unscrubbed(exported('sessions')),
    known_devices: unscrubbed(notExported('a fingerprint of a browser, so that a new one is noticed')),
  },
  sections: {
    sessions: {
      label: 'Signed-in browsers',
      sql: `SELECT user_agent AS browser, created_at AS "createdAt", expires_at AS "expiresAt"
            FROM sessions WHERE user_id = $1 AND NOT reads_only ORDER BY created_at, id`,
    },
    'account-acts': {
      label: 'What administrators did with your account',
      sql: `SELECT action, reason, at FROM audit_events
            WHERE member_id = $1 AND action IN ('sign out', 'send sign in email', 'correct name') ORDER BY id`,
    },
  },
});
