import {
  EDITORIAL,
  notPersonal,
  PersonalDataModule,
  TRANSIENT,
  unscrubbed,
  notExported,
} from '../core/personal-data/personal-data.module.js';

export const PERSONAL_DATA = PersonalDataModule.forFeature({
  tables: {
    releases: unscrubbed(notExported(EDITORIAL)),
    release_channels: unscrubbed(notPersonal),
    release_signing_keys: unscrubbed(notPersonal),
    live_document: unscrubbed(notPersonal),
    section_paths: unscrubbed(notPersonal),
    deploy_tokens: notExported(EDITORIAL),
    canary_visits: unscrubbed(notExported(TRANSIENT)),
    telemetry_counts: unscrubbed(notPersonal),
    vital_counts: unscrubbed(notPersonal),
  },
});
