import { paths } from '#platform/paths/paths';
import { exported, PersonalDataModule } from '../../core/personal-data/personal-data.module.js';

export const PERSONAL_DATA = PersonalDataModule.forFeature({
  tables: { users: exported('profile', 'preferences') },
  sections: {
    profile: {
      label: 'Profile',
      single: true,
      sql: `SELECT email, first_name AS "firstName", last_name AS "lastName", "current_role" AS "currentRole", location,
              time_zone AS "timeZone", bio, links, skills, helps_with AS "helpsWith", looking_for AS "lookingFor", interests,
              intents, track, profile_image_url AS "pictureUrl", '${paths.profile}/' || slug AS address, joined_at AS "joinedAt",
              onboarded_at AS "onboardedAt", hidden_courses AS "hiddenCourses",
              hidden_achievements AS "hiddenAchievements", suspended_at AS "suspendedAt", suspended_until AS "suspendedUntil",
              is_admin AS "isAdmin", is_moderator AS "isModerator"
            FROM users WHERE id = $1`,
    },
  },
});
