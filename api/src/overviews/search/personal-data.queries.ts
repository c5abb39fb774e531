import { notPersonal, PersonalDataModule } from '../../core/personal-data/personal-data.module.js';

export const PERSONAL_DATA = PersonalDataModule.forFeature({ tables: { empty_searches: notPersonal } });
