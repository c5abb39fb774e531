import {
  EDITORIAL,
  notPersonal,
  PersonalDataModule,
  TRANSIENT,
  unscrubbed,
  withheld,
} from '../core/personal-data/personal-data.module.js';

export const PERSONAL_DATA = PersonalDataModule.forFeature({
  tables: {
    releases: unscrubbed(withheld(EDITORIAL)),
    release_channels: unscrubbed(notPersonal),
    release_signing_keys: unscrubbed(notPersonal),
    live_document: unscrubbed(notPersonal),
    deploy_tokens: withheld(EDITORIAL),
    canary_visits: unscrubbed(withheld(TRANSIENT)),
    telemetry_counts: unscrubbed(notPersonal),
    vital_counts: unscrubbed(notPersonal),
  },
});
