import {
  EDITORIAL,
  notPersonal,
  PersonalDataModule,
  unscrubbed,
  notExported,
} from '../../core/personal-data/personal-data.module.js';

export const PERSONAL_DATA = PersonalDataModule.forFeature({
  tables: { content: unscrubbed(notExported(EDITORIAL)), legal_changes: unscrubbed(notPersonal) },
});
