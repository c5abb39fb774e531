import { exported, PersonalDataModule, notExported } from '../../core/personal-data/personal-data.module.js';
import { groupExistsFor } from '../../core/visibility/groups.sql.js';

/** Null of a group that does not exist for the member any more. */
const GROUP_NAME = `CASE WHEN ${groupExistsFor('$1')} THEN g.name END`;

export const PERSONAL_DATA = PersonalDataModule.forFeature({
  tables: {
    groups: exported('groups'),
    group_memberships: exported('groups'),
    group_join_requests: exported('group-requests'),
    group_resources: exported('group-resources'),
    group_invitations: exported('invitations'),
    group_bans: notExported('a decision of a group, announced when it is made'),
  },
  sections: {
    groups: {
      label: 'Groups',
      sql: `SELECT g.name, m.role, m.notifications, m.joined_at AS "joinedAt",
              m.rules_agreed_version AS "rulesAgreedVersion", m.rules_agreed_at AS "rulesAgreedAt",
              CASE WHEN g.created_by_id = $1 THEN json_build_object('about', g.about, 'rules', g.rules, 'questions', g.questions) END AS "yourText"
            FROM group_memberships m JOIN groups g ON g.id = m.group_id WHERE m.user_id = $1 ORDER BY m.joined_at, g.slug`,
    },
    'group-requests': {
      label: 'Requests to join groups',
      sql: `SELECT ${GROUP_NAME} AS name, r.answers, r.rules_agreed_version AS "rulesAgreedVersion", r.created_at AS "createdAt"
            FROM group_join_requests r JOIN groups g ON g.id = r.group_id WHERE r.user_id = $1 ORDER BY r.created_at, r.id`,
    },
    'group-resources': {
      label: 'Links and files you added to groups',
      sql: `SELECT ${GROUP_NAME} AS "group", r.title, r.url, r.file_name AS "fileName",
              CASE WHEN r.file_name IS NOT NULL THEN 'files/' || r.id || '-' || r.file_name END AS file, r.created_at AS "createdAt"
            FROM group_resources r JOIN groups g ON g.id = r.group_id WHERE r.added_by_id = $1 ORDER BY r.created_at, r.id`,
    },
    invitations: {
      label: 'Group invitations you made',
      sql: `SELECT ${GROUP_NAME} AS "group", i.uses, i.max_uses AS "maxUses", i.created_at AS "createdAt", i.expires_at AS "expiresAt"
            FROM group_invitations i JOIN groups g ON g.id = i.group_id WHERE i.created_by_id = $1 ORDER BY i.created_at, i.id`,
    },
  },
  erasure: {
    references: [`UPDATE groups SET created_by_id = NULL WHERE created_by_id = $1`],
  },
});
