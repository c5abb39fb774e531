import { drop, leave, type MergeStep, move, moveOneFor, notWithOneself, other } from './merge-steps.sql.js';
import { CONVERSATION_STEPS, FRIENDSHIP_STEPS, INTRODUCTION_STEPS } from './merge-pairs.sql.js';

const ROLE = `array_position(ARRAY['owner', 'moderator', 'member'], role)`;
const STATUS = `array_position(ARRAY['going', 'waitlisted', 'maybe'], status)`;
const IS_ACTIVE = `(state IN ('open', 'proposed', 'scheduled'))`;

/**
 * What becomes of the rows of an account that is merged into another, table by table, in this order. A spec compares it
 * with the schema: a new table that refers to members fails it until a developer decides.
 */
export const MERGE_RULES: Record<string, readonly MergeStep[]> = {
  // The account itself.
  sessions: [drop('user_id')],
  presences: [drop('user_id')],
  known_devices: moveOneFor('user_id', ['key_hash']),
  identities: [move('user_id')],
  passkeys: [move('user_id')],
  account_deletions: [drop('user_id')],
  // Without a member, its file goes.
  data_exports: [leave('user_id')],
  data_archives: [move('imported_by_id')],
  drafts: moveOneFor('user_id', ['place']),
  uploads: [move('user_id')],
  invitations: [move('invited_by_id')],

  // What staff know and did.
  audit_events: [move('actor_id'), move('member_id')],
  member_notes: [move('author_id'), move('member_id')],
  member_segments: [move('created_by_id')],
  content: [move('updated_by_id')],
  published_versions: [move('published_by_id')],
  media: [move('uploaded_by_id')],
  redirects: [move('set_by_id')],
  enquiries: [move('owner_id')],
  newsletters: [move('author_id')],
  reports: [...moveOneFor('reporter_id', ['subject_id', 'subject_kind']), move('author_id')],

  // Money.
  subscriptions: [move('user_id')],
  checkouts: [
    other(
      'drops',
      `DELETE FROM checkouts t WHERE user_id = $2::uuid AND status = 'open'
         AND EXISTS (SELECT FROM checkouts o WHERE o.user_id = $1::uuid AND o.status = 'open' AND o.tier = t.tier)`,
    ),
    move('user_id'),
  ],
  payments: [move('user_id')],
  billing_details: moveOneFor('user_id', []),

  // Learning: the further one stays.
  courses: [move('instructor_id')],
  course_drafts: [move('updated_by_id'), move('scheduled_by_id')],
  course_reviews: moveOneFor('user_id', ['course_id']),
  learning_path_memberships: moveOneFor('user_id', ['path_id']),
  season_places: moveOneFor('user_id', ['starts_on']),
  enrollments: moveOneFor(
    'user_id',
    ['course_id'],
    'completed_at IS NULL, completed_lessons DESC, last_activity_at DESC NULLS LAST',
  ),
  lesson_answers: moveOneFor('user_id', ['lesson_id', 'question_id'], 'is_correct DESC NULLS LAST'),
  lesson_notes: moveOneFor('user_id', ['lesson_id'], 'updated_at DESC'),
  lesson_positions: moveOneFor('user_id', ['lesson_id', 'block_id'], 'updated_at DESC'),
  lesson_reflections: moveOneFor('user_id', ['lesson_id'], 'updated_at DESC'),
  lesson_activity: moveOneFor('user_id', ['local_day', 'lesson_id', 'kind']),
  certificates: moveOneFor('user_id', ['course_id', 'version'], 'revoked_at IS NOT NULL, completed_at'),
  weekly_goals: moveOneFor('user_id', []),
  mentors: [...moveOneFor('user_id', []), move('named_by_id')],
  mentorship_requests: [
    other(
      'moves',
      `UPDATE mentorship_requests SET mentor_id = NULL
       WHERE (member_id, mentor_id) IN (($1::uuid, $2::uuid), ($2::uuid, $1::uuid))`,
    ),
    other(
      'drops',
      `DELETE FROM mentorship_requests t WHERE member_id = $2::uuid AND EXISTS (
         SELECT FROM mentorship_requests o WHERE o.member_id = $1::uuid AND (
           o.month = t.month OR ${IS_ACTIVE.replace('state', 'o.state')} AND ${IS_ACTIVE.replace('state', 't.state')}))`,
    ),
    move('member_id'),
    move('mentor_id'),
  ],

  // Discussions.
  posts: [move('author_id')],
  post_replies: [move('author_id')],
  post_reactions: moveOneFor('user_id', ['post_id', 'kind']),
  reply_reactions: moveOneFor('user_id', ['reply_id', 'kind']),
  poll_votes: moveOneFor('user_id', ['post_id']),
  post_follows: moveOneFor('user_id', ['post_id']),
  tag_follows: moveOneFor('user_id', ['folded']),
  member_follows: [
    notWithOneself('user_id', 'followed_id'),
    ...moveOneFor('user_id', ['followed_id']),
    ...moveOneFor('followed_id', ['user_id']),
  ],
  post_reads: moveOneFor('user_id', ['post_id']),
  bookmarks: moveOneFor('user_id', ['subject_id']),

  // Events and groups: the higher role, and going before maybe.
  events: [move('host_id')],
  event_cohosts: moveOneFor('user_id', ['event_id']),
  event_messages: [move('author_id')],
  event_hosts: [...moveOneFor('user_id', []), move('allowed_by_id')],
  event_rsvps: moveOneFor('user_id', ['event_id'], STATUS),
  event_reminders: moveOneFor('user_id', ['event_id', 'starts_at', 'kind']),
  calendar_feeds: [drop('user_id')],
  groups: [move('created_by_id')],
  group_bans: moveOneFor('user_id', ['group_id']),
  group_memberships: [
    other(
      'drops',
      `DELETE FROM group_memberships m WHERE m.user_id IN ($1::uuid, $2::uuid)
         AND EXISTS (SELECT FROM group_bans b WHERE b.group_id = m.group_id AND b.user_id = $1::uuid)`,
    ),
    ...moveOneFor('user_id', ['group_id'], `${ROLE}, joined_at`),
  ],
  group_join_requests: [
    ...moveOneFor('user_id', ['group_id']),
    other(
      'drops',
      `DELETE FROM group_join_requests r USING group_memberships m
       WHERE r.user_id = $1::uuid AND m.user_id = r.user_id AND m.group_id = r.group_id`,
    ),
  ],
  group_invitations: [move('created_by_id')],
  group_resources: [move('added_by_id')],

  // Synergizer.
  projects: [move('owner_id')],
  project_members: moveOneFor('user_id', ['project_id'], 'role_id IS NULL, joined_at'),
  project_requests: [
    other(
      'drops',
      `DELETE FROM project_requests t WHERE user_id = $2::uuid AND state = 'waiting' AND EXISTS (
         SELECT FROM project_requests o WHERE o.user_id = $1::uuid AND o.project_id = t.project_id AND o.state = 'waiting')`,
    ),
    move('user_id'),
  ],
  project_updates: [move('author_id')],
  exchanges: [
    other(
      'moves',
      `UPDATE exchanges SET helper_id = NULL
       WHERE (owner_id, helper_id) IN (($1::uuid, $2::uuid), ($2::uuid, $1::uuid))`,
    ),
    move('owner_id'),
    move('helper_id'),
  ],
  exchange_helpers: [
    ...moveOneFor('user_id', ['exchange_id']),
    other(
      'drops',
      `DELETE FROM exchange_helpers h USING exchanges e
       WHERE h.user_id = $1::uuid AND e.id = h.exchange_id AND e.owner_id = $1::uuid`,
    ),
  ],

  // People.
  friendships: FRIENDSHIP_STEPS,
  introductions: INTRODUCTION_STEPS,
  member_blocks: [
    notWithOneself('blocker_id', 'blocked_id'),
    ...moveOneFor('blocker_id', ['blocked_id']),
    ...moveOneFor('blocked_id', ['blocker_id']),
  ],
  member_mutes: [
    notWithOneself('muter_id', 'muted_id'),
    ...moveOneFor('muter_id', ['muted_id']),
    ...moveOneFor('muted_id', ['muter_id']),
  ],
  recommendation_settings: moveOneFor('user_id', []),
  dismissed_recommendations: moveOneFor('user_id', ['kind', 'subject_id']),
  earned_achievements: moveOneFor('user_id', ['key'], 'earned_at'),
  conversations: CONVERSATION_STEPS,
  conversation_members: moveOneFor(
    'user_id',
    ['conversation_id'],
    `array_position(ARRAY['open', 'request', 'left', 'declined'], state), read_position DESC`,
  ),
  messages: [move('author_id')],
  message_files: [move('user_id')],
  message_reactions: moveOneFor('user_id', ['message_id', 'kind']),

  // Notifications.
  notifications: [
    notWithOneself('user_id', 'actor_id'),
    ...moveOneFor('user_id', ['kind', 'source_id']),
    move('actor_id'),
  ],
  notification_settings: moveOneFor('user_id', ['kind']),
  notification_schedules: moveOneFor('user_id', []),
  notification_mutes: moveOneFor('user_id', ['subject_id']),
  notification_mails: [move('user_id')],
  push_subscriptions: [drop('user_id')],
  mail_recipients: [drop('user_id')],

  // Points, after what they are for: what was dropped above has been taken back in the ledger.
  point_entries: [move('user_id')],
  point_totals: [
    other(
      'moves',
      `INSERT INTO point_totals AS t (user_id, total_points)
       SELECT $1::uuid, g.total_points FROM point_totals g WHERE g.user_id = $2::uuid
       ON CONFLICT (user_id) DO UPDATE SET total_points = t.total_points + excluded.total_points`,
    ),
    other('drops', `DELETE FROM point_totals WHERE user_id = $2::uuid`, ['user_id']),
  ],
};
