import {
  exported,
  PersonalDataModule,
  TRANSIENT,
  unscrubbed,
  notExported,
} from '../../core/personal-data/personal-data.module.js';

export const PERSONAL_DATA = PersonalDataModule.forFeature({
  tables: {
    identities: unscrubbed(exported('sign-in-ways')),
    passkeys: unscrubbed(exported('passkeys')),
    mail_codes: notExported(TRANSIENT),
    pending_identities: notExported(TRANSIENT),
    sign_in_attempts: unscrubbed(notExported(TRANSIENT)),
  },
  sections: {
    'sign-in-ways': {
      label: 'Ways to sign in',
      sql: `SELECT provider, subject, created_at AS "createdAt" FROM identities WHERE user_id = $1 ORDER BY created_at, provider`,
    },
    passkeys: {
      label: 'Passkeys',
      sql: `SELECT name, created_at AS "createdAt", last_used_at AS "lastUsedAt" FROM passkeys WHERE user_id = $1 ORDER BY created_at, id`,
    },
  },
  erasure: {
    references: [
      `DELETE FROM mail_codes c USING users u WHERE u.id = $1 AND lower(c.email) = u.email`,
      `DELETE FROM pending_identities i USING users u WHERE u.id = $1 AND lower(i.email) = u.email`,
    ],
  },
});
