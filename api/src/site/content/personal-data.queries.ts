import {
  EDITORIAL,
  PersonalDataModule,
  unscrubbed,
  withheld,
} from '../../core/personal-data/personal-data.module.js';

export const PERSONAL_DATA = PersonalDataModule.forFeature({
  tables: { content: unscrubbed(withheld(EDITORIAL)) },
});
