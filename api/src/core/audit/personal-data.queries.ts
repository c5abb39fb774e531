import { exported, PersonalDataModule } from '../personal-data/personal-data.module.js';

/** What was decided about a member, in the sections of the features that decide. */
export const PERSONAL_DATA = PersonalDataModule.forFeature({
  tables: {
    audit_events: exported('roles', 'moderation', 'event-hosting', 'mentoring', 'pro-grants', 'account-acts'),
  },
  erasure: { references: ['UPDATE audit_events SET reason = NULL WHERE member_id = $1'] },
});
