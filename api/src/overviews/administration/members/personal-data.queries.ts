import {
  EDITORIAL,
  exported,
  notExported,
  PersonalDataModule,
} from '../../../core/personal-data/personal-data.module.js';

export const PERSONAL_DATA = PersonalDataModule.forFeature({
  tables: { member_notes: exported('staff-notes'), member_segments: notExported(EDITORIAL) },
  sections: {
    'staff-notes': {
      label: 'Notes about you by FutureLab staff',
      sql: `SELECT text, created_at AS "createdAt" FROM member_notes WHERE member_id = $1 ORDER BY created_at, id`,
    },
  },
});
