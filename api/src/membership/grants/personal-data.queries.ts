import { PersonalDataModule } from '../../core/personal-data/personal-data.module.js';

export const PERSONAL_DATA = PersonalDataModule.forFeature({
  tables: {},
  sections: {
    'pro-grants': {
      label: 'Pro that FutureLab gave you',
      sql: `SELECT action, (after ->> 'until')::timestamptz AS until, reason, at FROM audit_events
            WHERE member_id = $1 AND action IN ('grant pro', 'end pro') ORDER BY id`,
    },
  },
});
