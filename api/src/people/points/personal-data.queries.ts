import {
  DERIVED,
  exported,
  PersonalDataModule,
  unscrubbed,
  notExported,
} from '../../core/personal-data/personal-data.module.js';

export const PERSONAL_DATA = PersonalDataModule.forFeature({
  tables: { point_entries: unscrubbed(exported('points')), point_totals: notExported(DERIVED) },
  sections: {
    points: {
      label: 'Points',
      sql: `SELECT reason, delta, created_at AS at FROM point_entries WHERE user_id = $1 ORDER BY created_at, reason, id`,
    },
  },
});
