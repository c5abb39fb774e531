import { exported, PersonalDataModule } from '../../core/personal-data/personal-data.module.js';

export const PERSONAL_DATA = PersonalDataModule.forFeature({
  tables: { invitations: exported('site-invitations') },
  sections: {
    'site-invitations': {
      label: 'Invitations to FutureLab',
      sql: `SELECT i.email, i.first_name AS "firstName", i.last_name AS "lastName", i.access_level AS "role", i.message,
              i.created_at AS "createdAt", i.accepted_at AS "acceptedAt"
            FROM invitations i JOIN users u ON u.email = i.email WHERE u.id = $1 ORDER BY i.created_at, i.id`,
    },
  },
  erasure: {
    references: [`DELETE FROM invitations i USING users u WHERE u.id = $1 AND i.email = u.email`],
  },
});
