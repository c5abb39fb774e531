import { exported, PersonalDataModule } from '../../core/personal-data/personal-data.module.js';

export const PERSONAL_DATA = PersonalDataModule.forFeature({
  tables: { member_mutes: exported('mutes') },
  sections: {
    mutes: {
      label: 'Members you muted, without names',
      sql: `SELECT created_at AS "createdAt" FROM member_mutes WHERE muter_id = $1 ORDER BY created_at, muted_id`,
    },
  },
});
