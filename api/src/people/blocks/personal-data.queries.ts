import { exported, PersonalDataModule } from '../../core/personal-data/personal-data.module.js';

export const PERSONAL_DATA = PersonalDataModule.forFeature({
  tables: { member_blocks: exported('blocks') },
  sections: {
    blocks: {
      label: 'Members you blocked, without names',
      sql: `SELECT created_at AS "createdAt" FROM member_blocks WHERE blocker_id = $1 ORDER BY created_at, blocked_id`,
    },
  },
});
