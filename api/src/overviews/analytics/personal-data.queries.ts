import { notPersonal, PersonalDataModule } from '../../core/personal-data/personal-data.module.js';

export const PERSONAL_DATA = PersonalDataModule.forFeature({
  tables: { daily_numbers: notPersonal, cohort_numbers: notPersonal },
});
