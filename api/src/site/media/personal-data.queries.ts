import {
  EDITORIAL,
  PersonalDataModule,
  notExported,
  unscrubbed,
} from '../../core/personal-data/personal-data.module.js';

export const PERSONAL_DATA = PersonalDataModule.forFeature({
  tables: { media: unscrubbed(notExported(EDITORIAL)) },
});
