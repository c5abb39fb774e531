import { paths } from '#platform/paths/paths';
import { AUTHOR_NAME, ReportSubjectsModule } from '../../../core/report-subjects/report-subjects.module.js';
import type { ProfileField } from '../../../core/visibility/profile-fields.js';
import { isShown } from '../../../core/visibility/members.sql.js';
import { viewerAudience } from '../../../core/visibility/members.sql.js';

const seen = (field: ProfileField, expression: string) =>
  `CASE WHEN ${isShown(field, viewerAudience('a.id', '$2'), 'a')} THEN ${expression} END`;
const joined = (list: string) => `nullif(array_to_string(${list}, ', '), '')`;

declare module '../../../core/report-subjects/report-subjects.module.js' {
  interface ReportSubjects {
    profile: true;
  }
}

export const REPORT_SUBJECTS = ReportSubjectsModule.forFeature({
  profile: {
    noun: 'profile',
    // Across a block too: who has been blocked may have been harassed before. Stored is what the reporter sees of it.
    find: (id, viewer) => ({
      name: 'reports.profile',
      text: `
        SELECT a.id AS "authorId", ${AUTHOR_NAME}, member_name(a.first_name, a.last_name) AS title,
          concat_ws(E'\\n\\n', nullif(a."current_role", ''), ${seen('location', "nullif(a.location, '')")}, ${seen('bio', "nullif(a.bio, '')")},
            nullif(concat_ws(', ', ${[
              seen('skills', joined('a.skills')),
              seen('helpsWith', joined('a.helps_with')),
              seen('lookingFor', joined('a.looking_for')),
            ].join(', ')}), ''),
            ${seen('links', `(SELECT string_agg((l ->> 'label') || ': ' || (l ->> 'url'), E'\\n\\n') FROM jsonb_array_elements(a.links) l)`)}) AS text,
          '${paths.profile}/' || a.slug AS href
        FROM users a WHERE a.id = $1 AND a.onboarded_at IS NOT NULL`,
      values: [id, viewer.id],
    }),
    hidden: 'false',
    remove: (id, removed) =>
      removed
        ? {
            text: `UPDATE users SET bio = NULL, links = '[]', skills = '{}', helps_with = '{}', looking_for = '{}', profile_image_url = NULL
                   WHERE id = $1`,
            values: [id],
          }
        : null,
  },
});
