import { PersonalDataModule } from '../../core/personal-data/personal-data.module.js';

export const PERSONAL_DATA = PersonalDataModule.forFeature({
  tables: {},
  sections: {
    roles: {
      label: 'Access level changes',
      sql: `SELECT before ->> 'accessLevel' AS before, after ->> 'accessLevel' AS after, reason, at FROM audit_events
            WHERE member_id = $1 AND action = 'set access level' ORDER BY id`,
    },
  },
});
