import { exported, PersonalDataModule } from '../../../core/personal-data/personal-data.module.js';

export const PERSONAL_DATA = PersonalDataModule.forFeature({
  tables: {
    projects: exported('projects'),
    project_members: exported('projects'),
    project_roles: exported('projects'),
    project_updates: exported('project-updates'),
    project_requests: exported('project-requests'),
  },
  sections: {
    projects: {
      label: 'Projects',
      sql: `SELECT p.title, o.name AS role, m.joined_at AS "joinedAt", p.stage, p.owner_id = $1 AS "isYours",
              CASE WHEN p.owner_id = $1 THEN json_build_object('purpose', p.purpose, 'topic', p.topic, 'skills', p.skills, 'result', p.result) END
                AS "yourText"
            FROM projects p LEFT JOIN project_members m ON m.project_id = p.id AND m.user_id = $1
            LEFT JOIN project_roles o ON o.id = m.role_id
            WHERE p.owner_id = $1 OR m.user_id IS NOT NULL ORDER BY p.created_at, p.id`,
    },
    'project-updates': {
      label: 'Your project updates',
      sql: `SELECT p.title AS project, u.text, u.created_at AS "createdAt"
            FROM project_updates u JOIN projects p ON p.id = u.project_id WHERE u.author_id = $1 ORDER BY u.created_at, u.id`,
    },
    'project-requests': {
      label: 'Requests to join projects',
      sql: `SELECT p.title AS project, r.message, r.state, r.created_at AS "createdAt"
            FROM project_requests r JOIN projects p ON p.id = r.project_id WHERE r.user_id = $1 ORDER BY r.created_at, r.id`,
    },
  },
  erasure: {
    chosenWriting: [`DELETE FROM project_updates WHERE author_id = $1`],
  },
});
