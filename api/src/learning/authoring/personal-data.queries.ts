import {
  EDITORIAL,
  PersonalDataModule,
  unscrubbed,
  notExported,
} from '../../core/personal-data/personal-data.module.js';

export const PERSONAL_DATA = PersonalDataModule.forFeature({
  tables: { course_drafts: unscrubbed(notExported(EDITORIAL)) },
});
