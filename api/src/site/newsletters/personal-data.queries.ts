import {
  EDITORIAL,
  exported,
  notExported,
  notPersonal,
  PersonalDataModule,
  unscrubbed,
} from '../../core/personal-data/personal-data.module.js';

export const PERSONAL_DATA = PersonalDataModule.forFeature({
  tables: {
    mail_webhooks: notPersonal,
    newsletters: unscrubbed(notExported(EDITORIAL)),
    newsletter_recipients: unscrubbed(exported('newsletter-issues')),
  },
  sections: {
    'newsletter-issues': {
      label: 'Newsletters sent to you',
      sql: `SELECT n.subject, n.slug, r.state, r.reported, r.started_at AS "sentAt"
            FROM newsletter_recipients r JOIN newsletters n ON n.id = r.newsletter_id
            JOIN subscribers s ON s.id = r.subscriber_id JOIN users u ON u.email = s.email
            WHERE u.id = $1 ORDER BY n.began_at, n.id`,
    },
  },
});
